import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shared/messages/messages.ts';

/** Languages to fall back on where the reader's own is missing. */
const instead: readonly Language[] = ['zh-cn', 'en'];

/** A text of several languages as a reader sees it. @param column `title` or `content` of `public_notice` */
export const textIn = (column: 'title' | 'content', language: Language): RawBuilder<string> =>
  sql`coalesce(${sql.join(
    [language, ...instead].map((one) => sql`nullif(${sql.ref(`publicNotice.${column}`)} ->> ${one}::text, '')`),
    sql`, `,
  )}, '')`;

/** The same for texts that are here. */
export const pickText = (texts: Partial<Record<Language, string>>, language: Language): string =>
  [language, ...instead].map((one) => texts[one]).find((text) => text) ?? '';

/** Without the languages that say nothing. */
export const writtenTexts = (texts: Partial<Record<Language, string>>, isEmpty: (text: string) => boolean): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text)));
