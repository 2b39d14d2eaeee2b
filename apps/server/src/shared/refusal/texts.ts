/** What a refusal says in the user's language, as the contract has it. */
import { type Language, textOf } from '../messages/messages.ts';
import type { Coded, InvalidField } from './refusal.ts';

export interface ErrorText {
  field: string;
  line?: string;
  code: string;
  text: string;
}

export const errorTexts = (errors: readonly InvalidField[], language: Language): ErrorText[] =>
  errors.map(({ field, line, ...coded }) => ({ field, ...(line !== undefined && { line }), code: coded.code, text: textOf(language, coded) }));

/** Of several records, each warning begins with the number of its own. */
export const warningTexts = (warnings: readonly Coded[], language: Language): { code: string; text: string }[] =>
  warnings.map(({ about, ...coded }) => ({ code: coded.code, text: [about, textOf(language, coded)].filter(Boolean).join(' · ') }));
