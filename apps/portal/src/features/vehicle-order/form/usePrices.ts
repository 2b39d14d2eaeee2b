import { useQuery } from '@tanstack/react-query';
import { useOrderRows, useValue } from '../vehicleOrderKind.ts';
import { listPrices } from '../vehicleOrders.ts';
import type { Prices } from './orderRow.ts';

const none: Prices = new Map();

/** List prices of the models of the order, on the day of its contract and in its currency. */
export function usePrices(): Prices {
  const { rows } = useOrderRows();
  const codes = [...new Set(rows.flatMap(({ fourthProduct }) => fourthProduct ?? []))].toSorted();
  return useQuery(listPrices({ codes, currency: useValue('currency'), day: useValue('contractSigningDate') })).data ?? none;
}
