import type { Texts } from './messages.ts';

/** One text in all six languages, in the order every table of texts is written; a missing one does not compile. */
export type SixTexts = readonly [zhCn: string, en: string, es: string, ru: string, fr: string, pt: string];

/** The same text keyed by language, as it is stored. */
export const toTextByLanguage = ([zhCn, en, es, ru, fr, pt]: SixTexts): Texts => ({ 'zh-cn': zhCn, en, es, ru, fr, pt });
