import { type PartItem, partsList, resultOf } from '@harrow/api-client';
import { type AddToOrder, useAddToOrder } from '../../shared/addToOrder/useAddToOrder.tsx';

type Ordered = Pick<PartItem, 'partsCode' | 'minOrderMultiple'>;

interface OrderParts extends Pick<AddToOrder, 'dialog'> {
  add: (parts: readonly Ordered[]) => void;
  addAll: (ids: readonly string[]) => Promise<void>;
}

/** Adds parts of the catalogue to an order, in their smallest quantities; undefined for users who order none. */
export function useOrderParts(): OrderParts | undefined {
  const order = useAddToOrder();
  if (!order) return undefined;
  const add = (parts: readonly Ordered[]): void => order.add(parts.map(({ partsCode, minOrderMultiple: qty }) => ({ partsCode, qty })));
  return {
    add,
    dialog: order.dialog,
    async addAll(ids) {
      const { records } = await resultOf(partsList({ query: { ids: ids.join(','), pageNo: 1, pageSize: ids.length, column: 'partsCode', order: 'asc' } }));
      add(records);
    },
  };
}
