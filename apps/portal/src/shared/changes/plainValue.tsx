import { DateText, DictText } from '@harrow/ui';
import type { ReactNode } from 'react';
import { parseJson } from '../parseJson.ts';

/** Columns with several values are stored as JSON; a plain text may be in brackets, too. */
function listOf(value: string): unknown[] | undefined {
  const parsed = value.startsWith('[') ? parseJson(value) : undefined;
  return Array.isArray(parsed) ? parsed : undefined;
}
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** A value as a reader knows it: the text of a code, a day in the user's way, several values in a row. @param dict of a field that holds a code */
export function plainValue(dict: string | undefined, value: string): ReactNode {
  if (dict) return <DictText dict={dict} value={value} />;
  if (isDay(value)) return <DateText value={value} />;
  const list = listOf(value);
  return list ? list.join(', ') || '–' : value;
}
