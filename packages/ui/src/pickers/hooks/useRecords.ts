import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../HarrowProvider/index.ts';
import { createRecordCache, type RecordCache } from '../../recordCache/recordCache.ts';

/** Source of a record cache: that of a picker. */
interface Finder<T> {
  find?(field: string, values: readonly string[], signal: AbortSignal): Promise<readonly T[]>;
}

const caches = new WeakMap<object, Map<string, RecordCache<unknown>>>();
const noRecords = Promise.resolve([]);

/** The records of a source by one of their fields: the same for all pickers on a page, so that names are asked for once. */
export function recordsOf<T>(source: Finder<T>, field: string, language: string): RecordCache<T> {
  const ofSource = caches.get(source) ?? new Map<string, RecordCache<unknown>>();
  caches.set(source, ofSource);
  const key = `${language} ${field}`;
  const known = ofSource.get(key) as RecordCache<T> | undefined;
  if (known) return known;
  const cache = createRecordCache<T>(field, (values) => source.find?.(field, values, new AbortController().signal) ?? noRecords);
  ofSource.set(key, cache as RecordCache<unknown>);
  return cache;
}

/** The cache of a source; the component is drawn again when a record arrives. */
export function useRecords<T>(source: Finder<T>, field: string): RecordCache<T> {
  const { language } = useSettings();
  const cache = useMemo(() => recordsOf(source, field, language), [source, field, language]);
  useSyncExternalStore(cache.subscribe, cache.version, cache.version);
  return cache;
}
