import { sum } from '@harrow/validation';
import type { ReportColumn, ReportConfig, ReportQueryItem, ReportRecord } from '../../sources/reportSource.ts';
import type { PickerQuery } from '../pickers.types.ts';
import type { RecordSort } from '../../sources/recordSources.ts';
import { valueOf } from '../../recordCache/recordCache.ts';

/** Fields of a record and the fields of the form that they fill. */
export type FieldPair = readonly [from: string, to: string];

/** The pairs of two comma lists; or why they are none. */
export function readFields(code: string, orgFields: string, destFields: string): { pairs: FieldPair[] } | { problem: 'config' | 'count' } {
  const [from, to] = [split(orgFields), split(destFields)];
  if (code === '' || from.length === 0 || to.length === 0) return { problem: 'config' };
  if (from.length !== to.length) return { problem: 'count' };
  return { pairs: from.map((field, index) => [field, to[index]!]) };
}

const split = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Field values by the chosen records: each field's values joined by commas, `''` for none. */
export function fillFields(records: readonly ReportRecord[], pairs: readonly FieldPair[]): Record<string, string> {
  return Object.fromEntries(pairs.map(([from, to]) => [to, records.map((record) => valueOf(record, from)).join(',')]));
}

/** Fixed values as they are sent; the quotes around a text are the report's own. */
export function selfParams(param: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(param).map(([key, value]) => [`self_${key}`, String(value)]));
}

/** Fixed values that are fields of the search form as well fill it in. */
export function startFilters(param: Readonly<Record<string, string | number>>, items: readonly ReportQueryItem[]): Record<string, string> {
  const fields = new Set(items.map(({ field }) => field));
  const known = Object.entries(param).filter(([key]) => fields.has(key));
  return Object.fromEntries(known.map(([key, value]) => [key, String(value).replace(/^'(.*)'$/s, '$1')]));
}

/** Fields of the search form, those that are always shown first. A range is two fields. */
export function toQueries(
  items: readonly ReportQueryItem[],
  rangeLabel: (label: string, end: 'from' | 'to') => string,
): { queries: PickerQuery[]; shown: number } {
  const build = ({ field, label, view, mode, dictCode, dictTable, dictText: shownField }: ReportQueryItem): PickerQuery[] => {
    const dict = dictTable ? `${dictTable},${shownField},${dictCode}` : dictCode;
    const type = view === 'date' || view === 'datetime' ? view : ('text' as const);
    if (mode === 'group') {
      return [
        { key: `${field}_begin`, label: rangeLabel(label, 'from'), type },
        { key: `${field}_end`, label: rangeLabel(label, 'to'), type },
      ];
    }
    return [dict ? { key: field, label, dict } : { key: field, label, type }];
  };
  const always = items.filter(({ hidden }) => hidden !== '1').flatMap(build);
  const more = items.filter(({ hidden }) => hidden === '1').flatMap(build);
  return { queries: [...always, ...more], shown: always.length };
}

/** `col=desc` as a sort; undefined for anything else. */
export function readSorter(sorter: string | undefined): RecordSort | undefined {
  const [, column, order] = /^(\w+)=(asc|desc)$/.exec(sorter ?? '') ?? [];
  return column === undefined ? undefined : { column, order: order as 'asc' | 'desc' };
}

/** The text of a value, or of several joined by commas, in a list of the report; unknown values as they are. */
export function dictText(value: string, options: ReportConfig['dictOptions'][string] | undefined): string {
  return value
    .split(',')
    .map((part) => options?.find((option) => option?.value === part)?.text ?? part)
    .join(', ');
}

/** Sums of the columns that have one, over the records of a page. What is no number does not count. */
export function pageTotals(columns: readonly ReportColumn[], records: readonly ReportRecord[]): Record<string, number> {
  const summed = columns.filter(({ isTotal }) => isTotal === '1');
  const numbers = (field: string) => records.map((record) => valueOf(record, field)).filter((text) => text.trim() !== '' && Number.isFinite(Number(text)));
  return Object.fromEntries(summed.map(({ dataIndex }) => [dataIndex, sum(numbers(dataIndex))]));
}

/** Key of a record: the field that the form shows, else its id, else all its values. */
export function recordKey(record: ReportRecord, keyField: string | undefined): string {
  return (keyField && valueOf(record, keyField)) || valueOf(record, 'id') || JSON.stringify(Object.values(record));
}
