import {
  type PartDetail,
  type PartItem,
  type PartPriceItem,
  partMastersEnable,
  partPricesList,
  partsDetail,
  partsList,
  type PriceImport,
  priceImportsList,
  priceImportsTakeBack,
} from '@harrow/api-client';
import { detailOf, listOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import type { Tone } from '@harrow/ui';

export const parts = resource<PartItem, PartDetail>('parts', { list: listOf(partsList), detail: detailOf(partsDetail) });
export const partPrices = resource<PartPriceItem, never>('partsPrice', { list: listOf(partPricesList) });
export const priceImports = resource<PriceImport, never>('priceImport', { list: listOf(priceImportsList) });
/** Sells parts again, or no more. */
export const enableParts = writeOf(partMastersEnable);
export const takeBackImport = writeOf(priceImportsTakeBack);

/** Colours of what the maker can deliver; texts come from the dictionary `stock_light`. */
export const lightTones: Record<PartItem['availability'], Tone> = { high: 'success', low: 'warning', none: 'error' };

export const pathOfPart = (id: string): string => `/parts/list/detail/${id}`;
