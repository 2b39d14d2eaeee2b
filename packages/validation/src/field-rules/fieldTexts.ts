import type { Finding } from './fieldRule.ts';

/** Languages of the texts; the first is the default of all layers. */
export const fieldLanguages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type FieldLanguage = (typeof fieldLanguages)[number];

/** Message of a refusal. */
export type FieldTexts = (finding: Finding) => string;

type Bundle = { default: Readonly<Record<string, string>> };
/** A text file per language, since bundlers and Node.js do not agree on how JSON is imported while running. */
const bundles: Readonly<Record<FieldLanguage, () => Promise<Bundle>>> = {
  'zh-cn': () => import('./words/zh-cn.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ru: () => import('./words/ru.ts'),
  fr: () => import('./words/fr.ts'),
  pt: () => import('./words/pt.ts'),
};

/** Loads the texts of one language. Numbers are written as the language does. */
export async function loadFieldTexts(language: FieldLanguage): Promise<FieldTexts> {
  const { default: texts } = await bundles[language]();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 15 });
  return ({ code, values }) =>
    (texts[code] ?? code).replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => (values[name] === undefined ? '' : number.format(values[name])));
}
