/** Texts that authors write in some of the six languages, as their readers see them. */
import { type RawBuilder, sql } from 'kysely';
import type { Language, Texts } from './messages.ts';

/** Languages to fall back on where the reader's own is missing. */
const instead: readonly Language[] = ['zh-cn', 'en'];

/** A text of several languages as a reader sees it. @param column e.g. `publicNotice.title` */
export const textIn = (column: string, language: Language): RawBuilder<string> =>
  sql`coalesce(${sql.join(
    [language, ...instead].map((one) => sql`nullif(${sql.ref(column)} ->> ${one}::text, '')`),
    sql`, `,
  )}, '')`;

/** The same for texts that are here. */
export const pickText = (texts: Partial<Texts>, language: Language): string => [language, ...instead].map((one) => texts[one]).find((text) => text) ?? '';

/** Without the languages that say nothing. */
export const writtenTexts = (texts: Partial<Texts>, isEmpty: (text: string) => boolean): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text)));
