// The languages of the room, and which one a reader wants.

export const LANGUAGES = ["cs", "sk", "pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = "en";

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  cs: "Čeština",
  sk: "Slovenčina",
  pl: "Polski",
  en: "English",
};

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

/** The first of the reader's languages, such as ["sk-SK", "en"], that the room speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.toLowerCase().split(/[-_]/)[0]);
  return codes.find(isLanguage) ?? FALLBACK;
}
