"""The number words of Czech, Slovak, Polish and English that TG-13 refuses, as tables.

Everything here is folded, lower case without diacritics (``päť`` is ``pat``, ``pięć`` is ``piec``), because
that is how people type in a chat. Where folding would catch an innocent word, the spelling with its
diacritics decides: :data:`EXACT` is refused only as written, :data:`INNOCENT` passes only as written.

Small numbers are spelled out form by form from stems and endings (:data:`FORMS`). Eleven and up have stems
long enough to be known inside a word, whatever ending or neighbour is glued to them (:data:`LONG`).
"""

import re


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Endings shared by many stems; a line of the table refers to them as =name.
_ENDINGS = {
    "adj": "y a e i u o ou ym em ych ymi eho emu ej om ego im ich imi",
    "ka": "ka ky ki ce ke ku kou ko ek kam kach kami kom iek ok ecka ecky ecku ecku",
    "icka": "icka icky icce icke icku ickou icko icek iciek ickam ickach ickami icka ak aka",
    "ero": "ero era eru oro ora oru",
    "ice": "ice ici ic icim icich icemi ica icu",
    "ina": "ina iny ine inu inou in",
    "io": "iu ioma ioro iorga iorgu",
}

# One stem a line, then its endings; "-" is the bare stem.
_SLAVIC = """
dv a e ou ema oum ouma aja och om oma omi oje ojich ojim
dvoj =ka
dw a ie och u om oma iema aj oje ojga ojgu ojgiem
dwoj =ka
tr i ech em emi aja och om omi oma oje ojga ojgu
troj =ka =ice
trz y ech em ema ej
ctyr - i ech em mi ma =ka
ctver o a =ice ka ky ku
styr i y ia och om mi ma
stvor o =ka =ice
czter y ech em ema ej
czwor o ga gu =ka
pet i =ka =ice =ina ak nik niku
pater o a y
pat =adj oro
piat =adj ka ki ce ke ko kach kami
piec - =io
sest - =adj =ka =ice =ina =ero ak
siest =adj
szesc - =io
szost =adj =ka
sedm - mi =adj =icka =ice =ina =ero
sedum - i =icka
sedem -
siedem -
siedm =adj =io
siodm =adj
siodem =ka
osm - mi =adj =icka =ice =ina =ero =io
osum - i =icka
osem - =ka
osiem -
vosm - i y a =icka
vosum - i =icka
devet - i
devit i =ka =ice
devat - =adj =ero
deviat =adj =ka
devetin a y u
dziewiec - =io
dziewiat =adj =ka
deset - i nik niku
desit i =ka =ice
desat - =adj =ero
desiat =adj =ka
desetin a y u
dziesiec - =io
dziesiat =adj =ka
dych a y e
dyszk a i e
pade -
st o u
stov =ka
stow a y e =ka
set ka ki ke ky
setn =adj
tisic - e i u um ich =ka ovka ovku
tysia c ce ca cem com
tysiecy -
nul - a y e u ou am ach ami ka
nult =adj
zer o a em
tuc et tu tem ty t tech tov
tuzin - a y em ie ow
mandel - e u y em
mendel -
mendl a e i em
po pate seste sedme osme devate desate
"""

_ENGLISH = """
two twos twosome three threes threesome thrice four fours foursome five fives fiver fivers fivesome six sixes
sixer seven sevens eight eights nine nines niner tens tenner tenners zero zeros zeroes nought
dozen dozens fifth fifths sixth sixths seventh sevenths eighth eighths eigth ninth ninths tenth tenths
"""


def _spell_out(table: str) -> set[str]:
    forms: set[str] = set()
    for line in table.strip().splitlines():
        stem, *endings = line.split()
        for ending in endings:
            group = _ENDINGS[ending[1:]].split() if ending.startswith("=") else [ending.replace("-", "")]
            forms.update(stem + end for end in group)
    return forms


# Words for 0, 2 to 10 and 100, and old counting words (tucet = 12, mandel = 15): refused as whole words.
FORMS: frozenset[str] = frozenset(_spell_out(_SLAVIC) | set(_ENGLISH.split()))

# Refused only as written: without diacritics they are other words (sk ste = you are, cs v patku = on Friday).
EXACT: frozenset[str] = _words(
    """stý stá sté stou stú stého stému stém stým stých třema pět päť päťka päťky päťke päťku päťkou"""
)

# Pass as written: with these letters they are other words (dýchá = breathes, čtvrti = quarter of a town).
INNOCENT: frozenset[str] = _words(
    """dýchá dychá dýcha dýchal petice petici siesta siesty siestu patě päta päty päte pätu páde setká dvojče
    štvorce čtvrti čtvrtě čtvrtích štvrti štvrte"""
)

_LONG = """
    (?:jede|dva|tri|ctr|pat|sest|sedu?m|osu?m|devate)nac[tc]
    (?:dva|(?<![cnx])tri|c?tyri|styry)c[aei]t(?!y|ies) dvack[auy]
    (?:pa|se|sedu?m|osu?m|deva)desat
    (?:jede|dva|tri|str|pat|sest|sedem|osem|devat)nast
    (?:dva|tri|styri)dsi?at (?:pat|sest|sedem|osem|devat)desiat
    (?:jede|dwa|dwu|trzy|czter|piet|szes|siedem|osiem|dziewiet)nas[ct]
    (?:dwa|dwu|trzy|czter)dzies[ct] (?:piec|pie|szesc|szes|siedem|osiem|dziewiec|dziewie)dziesi[ae][tc]
    eleven twelve twelf?th (?:thir|fou?r|fif|six|seven|eigh?t?|nine?)teen
    (?:twen|thir|fou?r|fif|six|seven|(?<!w)(?<!h)eigh|nine|nin)t(?:y|ie)
    hundred thousand threescore fourscore fortnight sixpack veletuc dwiesci
"""
# Stems of 11 to 99 in any word, and the same for stretched letters pressed together (thirteeen is thirten).
LONG = re.compile("|".join(_LONG.split()))
LONG_PRESSED = re.compile(LONG.pattern.replace("teen", "ten").replace("threes", "thres"))

# 1 is no card and "one" is mostly a pronoun: it passes, except glued to or doubled with another number.
ONES: frozenset[str] = _words("one jeden jedna jedno jedn jedynka jednicka")

# Bare words that may be the first part of a number written together.
BASES: frozenset[str] = _words(
    """dva dve tri ctyri ctyr styri styry pet pat sest sedm sedum sedem osm osum osem devet devat deset desat
    sto dwa dwie trzy cztery piec szesc siedem osiem dziewiec dziesiec nula zero
    two three four five six seven eight nine"""
)


def _starts(form: str) -> set[str]:
    return {form[:length] for length in range(4, len(form))}


def _any_of(words: frozenset[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


# One letter starred out: s*dm. Shorter words have too little left to be sure.
MASKED: frozenset[str] = frozenset(
    form[:at] + "*" + form[at + 1 :] for form in FORMS if len(form) > 3 for at in range(1, len(form) - 1)
)

# Turned round: mdes, neves. Only long plain ones, the rest would be other words.
BACKWARDS: frozenset[str] = frozenset(base[::-1] for base in BASES if len(base) > 3)

# Found inside a row of letters. Three letters would be found in innocent words too (S T O P), and of forms
# that begin alike the shortest is enough.
INSIDE = re.compile(
    _any_of(frozenset(form for form in FORMS if len(form) > 3 and FORMS.isdisjoint(_starts(form))))
)

# Letters doubled for fun are read as one, but these are words.
DOUBLED: frozenset[str] = _words("teens null patty patti zzera")

_FIRST, _LAST = _any_of(BASES | ONES), _any_of(FORMS | BASES | ONES)
# Written together: "sedmadva", "trisedm", "petapul", "twofive", "oneseven".
JOINED = re.compile(
    rf"(?=.*(?:{_any_of(BASES)}))(?:(?:{_FIRST})(?:and|a|i)?)+(?:{_LAST}|pul|pol|set|sta|ste)"
)

# "Three times" and up, "of seven years", "a ten-crown coin" are refused. Twice, dvakrát, stokrát, tisíckrát
# and the decade are everyday words and pass.
COMPOUND = re.compile(
    r"(?!desetileti|desatroci|dziesieciolec)"
    r"(?:tri|troj|ctyri|ctyr|styri|stvor|peti?|pat|sesti?|sedmi?|sedem|osmi?|osem|devet|deviti|devat|deseti?|desat"
    r"|trzy|cztero|piecio|szescio|siedmio|osmio|dziewiecio|dziesiecio|three|four|five|six|seven|eight|nine)"
    r"(?:krat|nasob|krotn|fold|times|ish|some|let[aeinoy]|latk|latek|roc|korun|zlot|bodov)[a-z]*|ten(?:fold|ish)"
)

# 3rd and 4th pass only before a word for a pile; 1st and 2nd (also "the other", "a second") always pass.
LOW_ORDINALS: frozenset[str] = frozenset(
    _spell_out(
        """
        tret i iho imu im ich imi ia ie ieho iemu ej iu ou om
        trzec i ia ie iego iemu im iej ich imi
        ctvrt =adj
        stvrt =adj
        czwart =adj
        third - s
        fourth - s
        """
    )
)
PILE = re.compile(
    r"rad(?:a|y|e|u|ou|am|ach|ami|om|och|ov|mi|k[auy]|kou|ce|ek)?|bali[ck][a-z]*|hromad[a-z]*|hromadc[a-z]*"
    r"|kup(?:a|y|e|ie|u|k[a-z]+|c[a-z]+)|kop(?:a|y|e|u|ou|k[a-z]+|c[a-z]+)|sloup[a-z]*|stlp[a-z]*|stoh[a-z]*"
    r"|stos[a-z]*|rz[ae]d[a-z]*|kolumn[a-z]*|(?:pile|row|stack|column|heap)s?"
)
# What may stand between such an ordinal and its pile: other ordinals, "and"/"or", up or down.
BEFORE_PILE = re.compile(
    r"a|i|and|or|nebo|ani|alebo|ci|lub|albo|oraz|prv[a-z]+|druh[a-z]+|pierwsz[a-z]+|drug[a-z]+|first|second"
    r"|(?:a|de)scending|vzestupn[a-z]+|sestupn[a-z]+|vzostupn[a-z]+|zostupn[a-z]+|rostouc[a-z]+|klesaj[a-z]+"
    r"|stupaj[a-z]+|rosn[a-z]+|malej[a-z]+"
)

# Kopa is sixty of old and a heap today; after these words, or alone, it counts.
HEAP: frozenset[str] = _words("kopa kopy kopu")
HALVES: frozenset[str] = _words("pul pol ctvrt stvrt bez plus minus presne dokladnie akurat")
HOLDING: frozenset[str] = _words("mam mas ma skoro asi cca kolem okolo")

# Five without its diacritics, and English words: the words around them decide.
FIVES: frozenset[str] = frozenset(("pet", "pat"))

# "Ten" is 10 in English and "that" in the other three: the words around it decide.
ENGLISH: frozenset[str] = _words(
    """the an and or is it its was are be have has had got get need want mine your you we he she they than
    less more lower higher below above under over about around exactly just only another of off with from up
    down back for at this that there here card cards pile please play put give can could will would not don ve
    minute minutes seconds points one times take drop between nearly almost roughly if but go when
    who what how why all some any his him very then them their our where which"""
)
SLAVIC: frozenset[str] = _words(
    """ta ty tu tam je jest jsou su sa se si mi mu ma mam mas na nad pod od po pri pro pre przy za ze z s v w
    u o k ale nie ne jo jako jak jen tylko len uz juz tak taky tez tiez vlevo vpravo prosim prosze druhy drugi
    balicek stos rad rzad bych bol byl byt jeste este jeszcze co kdo kto kde gdzie hned moc bardzo velmi
    nechte nech"""
)

# Set phrases in which the number counts nothing.
IDIOMS = re.compile(
    r"\b(?:sto lat|sto (?:procent|percent)[a-z]*|sto pro|dwa razy|pet chval[a-z]*|high[ -]fives?)\b"
)

# Canonical and sloppy roman numerals from 1 to 100; single letters are words in these languages.
ROMAN = re.compile(r"(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})|[ix]c|il")
# cs "chceš-li" (if you want) and "kdo vi" (who knows, without diacritics).
NOT_ROMAN: frozenset[str] = frozenset(("li", "Li", "vi", "Vi", "ic", "Ic", "il", "Il"))
