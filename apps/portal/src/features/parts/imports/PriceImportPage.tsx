import { type PriceImportRow, priceImportsRows, resultOf } from '@harrow/api-client';
import { priceImportsRowsFields as sheet } from '@harrow/api-client/fields';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AdministrationListPage } from '../../../shared/administration/AdministrationListPage.tsx';
import { resource } from '../../../shared/calls/resource.ts';
import type { SheetList } from '../../../shared/fields/useSheetList.ts';
import { defaultListState } from '../../../shared/list/address/listAddress.ts';
import { usePartSiblings } from '../usePartSiblings.ts';

const list: SheetList<PriceImportRow, typeof sheet> = {
  noun: 'parts',
  texts: 'imported',
  sheet,
  columns: { partsCode: { fixed: 'left' }, earlierPrice: {}, price: {}, validFrom: {}, validTo: {} },
  query: ['partsCode', 'currency', 'earlierPrice', 'price', 'validFrom', 'validTo'],
  filters: [],
};

const defaults = { ...defaultListState, sort: { column: 'partsCode', order: 'asc' as const } };

/** Prices that an import stored. */
export function PriceImportPage() {
  const { id = '' } = useParams();
  const rows = useMemo(
    () =>
      resource<PriceImportRow, never>(`priceImportRows.${id}`, {
        list: (query, signal) => resultOf(priceImportsRows({ query: { ...query, importId: id }, signal })),
      }),
    [id],
  );
  return <AdministrationListPage list={list} resource={rows} defaults={defaults} siblings={usePartSiblings('imports')} />;
}
