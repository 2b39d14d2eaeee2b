import { type DealerWarehouse, dealerWarehousesList, resultOf } from '@harrow/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGrant } from '../usePermission.ts';

const enabledOnes = (own?: 'Y') =>
  queryOptions({
    queryKey: ['dealerWarehouse', 'enabled', own ?? 'all'],
    queryFn: ({ signal }) => resultOf(dealerWarehousesList({ query: { own, enabled: 'Y', pageSize: 100, column: 'code', order: 'asc' }, signal })),
  });

/** The enabled warehouses that the user may see. */
export const allWarehouses = enabledOnes();
/** Those of the user's own unit. */
export const ownWarehouses = enabledOnes('Y');

interface Choice {
  value: string;
  label: string;
}

export const warehouseChoice = ({ code, name }: Pick<DealerWarehouse, 'code' | 'name'>): Choice => ({ value: code, label: `${code} ${name}` });

const isOf = (warehouse: DealerWarehouse, subDealerCode: string | null | undefined): boolean =>
  subDealerCode === undefined || warehouse.subDealerCode === (subDealerCode ?? '');

/**
 * Choices of the normal warehouses of a unit, for lines that take parts from one of them; none for users who may not see them.
 * @param subDealerCode of a stored document, null for the dealer's own; undefined: the user's unit
 */
export function useWarehouseChoices(subDealerCode: string | null | undefined): Choice[] {
  const { data } = useQuery({ ...(subDealerCode === undefined ? ownWarehouses : allWarehouses), enabled: useGrant('partsStock:query') });
  const records = data?.records;
  return useMemo(
    () => (records ?? []).filter((warehouse) => warehouse.kind === 'normal' && isOf(warehouse, subDealerCode)).map(warehouseChoice),
    [records, subDealerCode],
  );
}
