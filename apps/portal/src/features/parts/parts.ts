import { type PartItem, type PartPriceItem, partPricesList, partsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

export const parts = resource<PartItem, never>('parts', { list: listOf(partsList) });
export const partPrices = resource<PartPriceItem, never>('partsPrice', { list: listOf(partPricesList) });
