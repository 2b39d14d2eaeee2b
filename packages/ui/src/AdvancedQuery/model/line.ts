import { isComparison } from '@harrow/validation/query';
import type { QueryRecord } from '../AdvancedQuery.types.ts';
import { kindOf, type KnownField, offeredRules, settingsOf } from './fields.ts';

/** A new line. */
export const blankLine: QueryRecord = { field: '', rule: 'eq', val: '' };

/** The line asks about another field: without a value, with that field's settings, with its own rule where the field has it. */
export function chooseField({ rule, muted }: QueryRecord, field: KnownField): QueryRecord {
  const isOffered = (offeredRules(field, true, '') as readonly string[]).includes(rule);
  return { field: field.value, rule: isOffered ? rule : 'eq', val: '', ...settingsOf(field), ...(muted && { muted }) };
}

/** The line asks by another rule; of its value stays what that rule can use. */
export function chooseRule(line: QueryRecord, rule: string, field: KnownField): QueryRecord {
  if (line.valueSource === undefined) return { ...line, rule, val: valueFor(rule, line, field) };
  return isComparison(rule) ? { ...line, rule } : { ...chooseSource(line, false), rule };
}

/** The line compares with another field, or with a value; neither is chosen yet. */
export function chooseSource({ valueSource: _valueSource, ...line }: QueryRecord, isField: boolean): QueryRecord {
  return { ...line, val: '', ...(isField && { valueSource: 'field' }) };
}

const noValue = new Set(['empty', 'not_empty', 'period']);

function valueFor(rule: string, { rule: before, val }: QueryRecord, field: KnownField): string {
  if (rule === before) return val;
  if (noValue.has(rule) || noValue.has(before)) return '';
  const first =
    val
      .split(',')
      .find((item) => item.trim() !== '')
      ?.trim() ?? '';
  if (rule === 'in') return before === 'between' ? first : val;
  if (rule === 'between') return first && `${first},`;
  // A comma in a text may belong to it; elsewhere it separates values, of which one is left.
  return before === 'between' || (before === 'in' && kindOf(field) !== 'text') ? first : val;
}
