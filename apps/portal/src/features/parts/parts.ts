import { type PartItem, type PartPriceItem, partPricesList, type PartPricesListData, partsList, type PartsListData, resultOf } from '@harrow/api-client';
import { resource } from '../../shared/calls/resource.ts';

// Filters come from the address as plain texts; the server judges them.
export const parts = resource<PartItem, never>('parts', {
  list: (query, signal) => resultOf(partsList({ query: query as PartsListData['query'], signal })),
});
export const partPrices = resource<PartPriceItem, never>('partsPrice', {
  list: (query, signal) => resultOf(partPricesList({ query: query as PartPricesListData['query'], signal })),
});
