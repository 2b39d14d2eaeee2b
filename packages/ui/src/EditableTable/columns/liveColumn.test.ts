import { expect, test, vi } from 'vitest';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { createLiveColumns, liveColumn } from './liveColumn.ts';

interface Row {
  id: string;
}

const context = { sources: {}, language: 'en' } as const;
const plain = { key: 'a' } as EditableColumn<Row>;

function source() {
  let version = 0;
  const listeners = new Set<() => void>();
  return {
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive() {
      version += 1;
      for (const listener of listeners) listener();
    },
    listening: () => listeners.size,
  };
}

test('columns without data of their own are the given ones', () => {
  const given = [plain];
  expect(createLiveColumns(given, context).columns()).toBe(given);
});

test('a column is made anew when something has arrived, the others stay', () => {
  const texts = source();
  const live: EditableColumn<Row> = { ...plain, key: 'b', connect: () => liveColumn(live, texts) };
  const columns = createLiveColumns([plain, live], context);
  const before = columns.columns();
  expect(columns.columns()).toBe(before);
  const told = vi.fn();
  const end = columns.subscribe(told);
  texts.arrive();
  expect(told).toHaveBeenCalledTimes(1);
  const after = columns.columns();
  expect(after).not.toBe(before);
  expect(after[0]).toBe(plain);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]).toEqual(before[1]);
  end();
  expect(texts.listening()).toBe(0);
});

test('what arrived before anybody listened is not missed', () => {
  const texts = source();
  const live: EditableColumn<Row> = { ...plain, connect: () => liveColumn(live, texts) };
  const columns = createLiveColumns([live], context);
  const before = columns.columns();
  texts.arrive();
  expect(columns.columns()).not.toBe(before);
});
