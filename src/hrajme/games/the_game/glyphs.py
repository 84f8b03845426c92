"""Characters that are numbers without being digits, and characters that look like Latin letters (TG-13)."""

import unicodedata
from functools import lru_cache

# Rows of look-alikes: the letter, then what is drawn like it. NFKD has already folded styles and accents.
_LOOK_ALIKES = """
a аαɑᴀ
b ЬвВβʙƀ
c сϲᴄ
d ԁɗᴅđð
e еєεᴇɛәǝ
f ғꜰƒϝ
g ɡԍɢ
h һнʜ
i іιıɪӏɩ
j јϳᴊȷ
k кκᴋ
l ӏłʟⅼ
m мᴍϻ
n пηɴո
o оοᴏøօσө
p рρᴘ
q ԛգ
r гʀᴦ
s ѕꜱʂς
t тτᴛŧ
u υᴜսц
v ѵνᴠ
w ԝωᴡш
x хχ
y уγʏү
z ᴢʐƶ
"""
_LETTERS = {look.casefold(): row[0] for row in _LOOK_ALIKES.strip().splitlines() for look in row.split()[1]}
_LETTERS |= {chr(0x1F1E6 + n): chr(97 + n) for n in range(26)}  # regional indicators, the letters of flags
_LETTERS |= {chr(0x1F150 + n): chr(97 + n) for n in range(26)}  # white letters on black discs
_LETTERS |= {chr(0x1F170 + n): chr(97 + n) for n in range(26)}  # white letters on black squares

# Symbols that stand for letters inside a word: $edm, dv@, p€t, tr!.
SYMBOLS = str.maketrans("@$€£!|+§¢¥°©®¡", "aseliitscyocri")

_PICTURES = (
    (0x2680, 0x2685),  # dice
    (0x1F007, 0x1F021),  # mahjong tiles with numbers
    (0x1F030, 0x1F093),  # dominoes
    (0x1F0A1, 0x1F0CE),  # playing cards; the back before them and the joker after them pass
    (0x1F0D1, 0x1F0F5),  # playing cards and trumps
    (0x1F550, 0x1F567),  # clock faces
)
# Braille number sign, hundred points, under eighteen, keycap ten, pool ball, silver and bronze medal.
_SINGLE_PICTURES = frozenset("\u283c💯🔞🔟🎱🥈🥉")
# Letters without ink: Hangul fillers.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0")


@lru_cache(maxsize=4096)
def is_number(char: str) -> bool:
    """Whether *char* alone shows a number: a digit of any script and style, a fraction, a die, a card."""
    if char.isnumeric() or any(part.isnumeric() for part in unicodedata.normalize("NFKC", char)):
        return True
    return char in _SINGLE_PICTURES or any(low <= ord(char) <= high for low, high in _PICTURES)


@lru_cache(maxsize=4096)
def fold(char: str) -> str:
    """*char* as plain lower-case Latin where it looks so; nothing for what cannot be seen; else one sign."""
    if char in _BLANK:
        return ""
    if char.isspace():
        return " "
    folded = ""
    for part in unicodedata.normalize("NFKD", char).casefold():
        for piece in unicodedata.normalize("NFKD", part):
            folded += _fold_piece(piece)
    return folded


def _fold_piece(piece: str) -> str:
    if unicodedata.category(piece) in {"Mn", "Me", "Cf", "Cc"}:
        return ""
    return _LETTERS.get(piece, piece)
