/** The languages of the product, in the order every table of texts in this folder is written. */
export const textLanguages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** One text in all six languages; a missing one does not compile. */
export type SixTexts = readonly [zhCn: string, en: string, es: string, ru: string, fr: string, pt: string];

/** The same text keyed by language code, as it is stored. */
export type TextByLanguage = Record<TextLanguage, string>;

export const toTextByLanguage = ([zhCn, en, es, ru, fr, pt]: SixTexts): TextByLanguage => ({ 'zh-cn': zhCn, en, es, ru, fr, pt });
