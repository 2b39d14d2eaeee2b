import { partsList, resultOf } from '@harrow/api-client';
import { useNavigate } from 'react-router-dom';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { orderAddress, type WantedPart } from './orderAddress.ts';

/** Adds parts to an order; undefined for users who order none. */
export function useAddToOrder(): { add: (wanted: readonly WantedPart[]) => void; addAll: (ids: readonly string[]) => Promise<void> } | undefined {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  if (!usePermission('partsOrder:add')) return undefined;
  const open = async (wanted: readonly WantedPart[]): Promise<void> => {
    await navigate(orderAddress(wanted));
  };
  return {
    add: (wanted) => void open(wanted).catch(sayFailure),
    async addAll(ids) {
      const { records } = await resultOf(partsList({ query: { ids: ids.join(','), pageNo: 1, pageSize: ids.length, column: 'partsCode', order: 'asc' } }));
      await open(records);
    },
  };
}
