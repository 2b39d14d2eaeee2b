import { useRef } from 'react';
import { isTemporaryRowId } from './rowId.ts';

/** A row and the React key that it keeps. */
export interface KeyedRow {
  id: string;
  key: string;
}

/** A row keeps its key when its stored id replaces its temporary one: React then keeps the focus and state inside it. */
export function keepKeys(before: readonly KeyedRow[], ids: readonly string[]): readonly KeyedRow[] {
  const keys = new Map(before.map(({ id, key }) => [id, key]));
  const replaced = (index: number): string | undefined => {
    const old = before[index];
    return before.length === ids.length && old && isTemporaryRowId(old.id) && !ids.includes(old.id) ? old.key : undefined;
  };
  return ids.map((id, index) => ({ id, key: keys.get(id) ?? replaced(index) ?? id }));
}

/** React keys of rows that outlast the first save. @param ids of the rows in their order; temporary until a row is saved */
export function useRowKeys(ids: readonly string[]): readonly string[] {
  const rows = useRef<readonly KeyedRow[]>([]);
  rows.current = keepKeys(rows.current, ids);
  return rows.current.map(({ key }) => key);
}
