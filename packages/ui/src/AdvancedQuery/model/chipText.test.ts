import { expect, test } from 'vitest';
import { chipText } from './chipText.ts';

const texts: Record<string, string> = { 'bar.comma': ', ', 'bar.from': 'from {}', 'bar.until': 'until {}' };
const options = {
  language: 'en',
  fieldText: (name: string) => (name === 'limit' ? 'Limit' : name),
  valueText: (_line: unknown, value: string) => ({ pass: 'Passed', draft: 'Draft' })[value],
  t: (key: string, values?: { value: string }) => texts[key]!.replace('{}', values?.value ?? ''),
} as const;

test.each([
  ['a value with a text', { rule: 'eq', val: 'pass' }, 'Passed'],
  ['a value that is its own', { rule: 'like', val: 'a,b' }, 'a,b'],
  ['several', { rule: 'in', val: 'pass,,x' }, 'Passed, x'],
  ['several of a field with several', { rule: 'eq', val: 'pass,draft', type: 'list_multi' }, 'Passed, Draft'],
  ['a period', { rule: 'period', val: 'moreThan2weeksAhead' }, 'more than 2 weeks ahead'],
  ['a period that is none', { rule: 'period', val: 'lately' }, 'lately'],
  ['a range', { rule: 'between', val: '1, 9' }, '1 – 9'],
  ['a range without an end', { rule: 'between', val: '1,' }, 'from 1'],
  ['a range without a beginning', { rule: 'between', val: ',9' }, 'until 9'],
  ['another field', { rule: 'gt', val: 'limit', valueSource: 'field' as const }, 'Limit'],
  ['nothing yet', { rule: 'in', val: '' }, ''],
])('%s', (_name, line, text) => expect(chipText({ field: 'status', ...line }, options)).toBe(text));
