/** The languages that come with the library. Applications may hand in others, see `LanguagePack`. */
export const languages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The languages by their own names, for a language menu. */
export const languageNames: Record<Language, string> = {
  'zh-cn': '简体中文',
  en: 'English',
  es: 'Español',
  ru: 'Русский',
  fr: 'Français',
  pt: 'Português',
};

const tags: Readonly<Record<string, string>> = { 'zh-cn': 'zh-CN', pt: 'pt-BR' };

/** BCP 47 tag of a language for `Intl` and `lang` attributes: `zh-CN` for `zh-cn`, `pt-BR` for `pt`, every other code as it is. */
export const localeTag = (language: string): string => tags[language] ?? language;

export const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);

/**
 * A language of the library for what a browser or a stored setting says: exact, else by its first part, else `fallback`.
 * @param fallback default `en`
 */
export function toLanguage(wanted: string | null | undefined, fallback: Language = 'en'): Language {
  const code = (wanted ?? '').toLowerCase();
  return languages.find((language) => language === code) ?? languages.find((language) => language.split('-')[0] === code.split(/[-_]/)[0]) ?? fallback;
}
