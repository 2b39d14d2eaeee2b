import { languages, type Texts } from './messages.ts';

/** Texts in all languages from one or some: what is left out is the English one, else the first given. Undefined where nothing is given. */
export function fillTexts(given: Partial<Record<keyof Texts, string | null | undefined>>): Texts | undefined {
  const written = Object.fromEntries(languages.flatMap((language) => (given[language]?.trim() ? [[language, given[language]]] : []))) as Partial<Texts>;
  const usual = written.en ?? Object.values(written)[0];
  return usual === undefined ? undefined : (Object.fromEntries(languages.map((language) => [language, written[language] ?? usual])) as Texts);
}
