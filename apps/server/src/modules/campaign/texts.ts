import { type RawBuilder, sql } from 'kysely';
import type { Language, Texts } from '../../shared/messages/messages.ts';

/** Languages shown to a reader whose own is missing. */
const instead: readonly Language[] = ['en', 'zh-cn'];

/** A text of several languages as a reader sees it. @param column of `service_campaign` */
export const textIn = (column: 'title' | 'problem' | 'remedy', language: Language): RawBuilder<string> =>
  sql`coalesce(${sql.join(
    [language, ...instead].map((one) => sql`nullif(${sql.ref(`serviceCampaign.${column}`)} ->> ${one}::text, '')`),
    sql`, `,
  )}, '')`;

/** The same for texts that are here. */
export const pickText = (texts: Partial<Texts>, language: Language): string => [language, ...instead].map((one) => texts[one]).find(Boolean) ?? '';

/** Without the languages that say nothing, and without blanks around. */
export const writtenTexts = <Given extends Partial<Texts>>(texts: Given): Given =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  ) as Given;
