import { createObservable } from '../observable/observable.ts';

/** Records by the value that is stored of them, as far as they are known. */
export interface RecordCache<T> {
  /** Undefined while it is not known; asking for it brings it. */
  find(value: string): T | undefined;
  /** Adds records that arrived with another answer, such as a page of a list. */
  learn(records: readonly T[]): void;
  /** Marks the records as stale: they stay until they are requested again. */
  doubt(): void;
  subscribe(listener: () => void): () => void;
  /** Grows with every record that arrived. */
  version(): number;
}

/** Values asked for at once; more are asked for in parts. */
const batchSize = 100;

/**
 * Collects what is asked for while a frame is drawn and asks once. What is not answered stays unknown and is not asked
 * for again; a failed request is repeated the next time the record is wanted.
 * @param isSame whether a record that arrives says nothing new; default: it is the same object
 */
export function createRecordCache<T>(
  field: string,
  load: (values: readonly string[]) => Promise<readonly T[]>,
  isSame: (known: T, record: T) => boolean = Object.is,
): RecordCache<T> {
  const records = new Map<string, T>();
  const asked = new Set<string>();
  const { subscribe, notify } = createObservable();
  let wanted: string[] = [];
  let version = 0;

  function tell() {
    version += 1;
    notify();
  }

  function learn(known: readonly T[]) {
    for (const record of known) asked.add(valueOf(record, field));
    const news = known.filter((record) => {
      const before = records.get(valueOf(record, field));
      return before === undefined || !isSame(before, record);
    });
    if (news.length === 0) return;
    for (const record of news) records.set(valueOf(record, field), record);
    tell();
  }

  function flush() {
    const values = wanted;
    wanted = [];
    for (let start = 0; start < values.length; start += batchSize) {
      const batch = values.slice(start, start + batchSize);
      load(batch).then(learn, () => batch.forEach((value) => asked.delete(value)));
    }
  }

  return {
    find(value) {
      const known = records.get(value);
      if (value === '' || asked.has(value)) return known;
      asked.add(value);
      if (wanted.push(value) === 1) setTimeout(flush);
      return known;
    },
    learn,
    doubt() {
      asked.clear();
      tell();
    },
    version: () => version,
    subscribe,
  };
}

/** A field of a record as text; empty for a field that is not there. */
export function valueOf(record: unknown, field: string): string {
  const value = typeof record === 'object' && record !== null && Object.hasOwn(record, field) ? (record as Record<string, unknown>)[field] : undefined;
  return value === null || value === undefined ? '' : String(value);
}
