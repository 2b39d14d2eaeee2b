import { maxDepth, type QueryGroup, type QueryItem, toMatchType } from '@harrow/validation/query';
import type { QueryRecord } from '../AdvancedQuery.types.ts';
import type { SavedQuery } from '../queryStore.ts';

/** The saved queries of a stored text. Entries that are none are left out: others may write to the same place. */
export function readSavedQueries(stored: string | null): SavedQuery[] {
  const entries = parse(stored);
  return Array.isArray(entries) ? entries.flatMap((entry) => toSavedQuery(entry) ?? []) : [];
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function toSavedQuery(entry: unknown): SavedQuery | undefined {
  if (!isObject(entry) || typeof entry['title'] !== 'string' || !Array.isArray(entry['records'])) return undefined;
  const { title, matchType, not, records, isDefault } = entry;
  return {
    title,
    matchType: toMatchType(typeof matchType === 'string' ? matchType : undefined),
    ...(not === true && { not }),
    records: toItems(records, 1),
    ...(isDefault === true && { isDefault }),
  };
}

function toItems(records: readonly unknown[], depth: number): QueryItem[] {
  return records.flatMap((record): QueryItem[] => {
    if (!isObject(record)) return [];
    if (Array.isArray(record['items'])) {
      const { match, not, items } = record;
      if (depth >= maxDepth) return [];
      const members = toItems(items as unknown[], depth + 1);
      return [{ match: toMatchType(typeof match === 'string' ? match : undefined), ...(not === true && { not }), items: members }];
    }
    return [toRecord(record)];
  });
}

const texts = ['type', 'dbType', 'dictCode', 'dictTable', 'dictText', 'customReturnField'] as const;

function toRecord(record: Record<string, unknown>): QueryRecord {
  const { field, rule, val, valueSource, muted, popup } = record;
  const settings = Object.fromEntries(texts.map((name) => [name, record[name]]).filter(([, value]) => typeof value === 'string' && value !== ''));
  return {
    field: toText(field),
    rule: toText(rule),
    val: toText(val),
    ...(valueSource === 'field' && { valueSource }),
    ...settings,
    ...(muted === true && { muted }),
    ...(isObject(popup) && typeof popup['code'] === 'string' && { popup: popup as unknown as NonNullable<QueryRecord['popup']> }),
  };
}

/** Older queries keep several values as an array and numbers as they are. */
const toText = (value: unknown): string =>
  Array.isArray(value) ? value.map(toText).join(',') : typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The query of a saved one. */
export const toQuery = ({ matchType, not, records }: SavedQuery): QueryGroup => ({ match: matchType, ...(not && { not }), items: records });
