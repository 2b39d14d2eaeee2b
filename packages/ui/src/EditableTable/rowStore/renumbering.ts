import { readField } from './field.ts';
import type { RowOperation } from './rowOperation.ts';
import type { RowStore } from './rowStore.ts';

/** Patches that set the field `orderKey` of each row to its position, from 1. None for a table without such a field. */
export function renumbering<Row extends object>(store: RowStore<Row>, orderKey: string | undefined): RowOperation<Row> | undefined {
  if (orderKey === undefined) return undefined;
  const patches = new Map<string, Partial<Row>>();
  const ids = store.ids();
  store.rows().forEach((row, place) => {
    if (readField(row, orderKey) !== place + 1) patches.set(ids[place]!, { [orderKey]: place + 1 } as Partial<Row>);
  });
  return { type: 'patch', patches };
}
