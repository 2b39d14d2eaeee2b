import { type CheckItem, type CheckItemInput, checkItemsAdd, checkItemsEdit, checkItemsRemove } from '@harrow/api-client';
import { checkItemsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useSearchParams } from 'react-router-dom';
import { limitsText } from '../../documents/checklist/limitsText.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { checkItemDefaults, checkItems } from './checkItems.ts';
import { useSiblings } from './useSiblings.ts';

const CheckItemFields = lazyPart(async () => ({ default: (await import('./CheckItemFields.tsx')).CheckItemFields }));

const Limits = ({ item }: { item: CheckItem }) => limitsText(item, useLanguage()) || '–';

const list: SheetList<CheckItem, typeof sheet, 'limits'> = {
  noun: 'vehicleCheckItem',
  texts: 'items',
  sheet,
  columns: {
    itemCode: { fixed: 'left' },
    itemName: {},
    standard: {},
    category: {},
    method: {},
    limits: { width: 140, render: (item) => <Limits item={item} /> },
    photoRequired: {},
    mandatory: {},
    safety: {},
    secondProduct: {},
    thirdProducts: { all: 'shared:allProducts' },
    validFrom: {},
    validTo: {},
    enabled: {},
    sortNo: { defaultHidden: true },
  },
  query: ['itemCode', 'secondProduct', 'category', 'method', 'valueType', 'photoRequired', 'mandatory', 'safety', 'enabled', 'validFrom'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'secondProduct', 'category', { name: 'day', kind: 'day', label: 'validOn' }, 'enabled'],
};

const form: MasterForm<CheckItem, CheckItemInput> = {
  fresh: { valueType: 'pass_fail', photoRequired: 'N', mandatory: 'Y', safety: 'N', sortNo: 0, enabled: 'Y' },
  Fields: CheckItemFields,
  add: checkItemsAdd,
  edit: checkItemsEdit,
  remove: checkItemsRemove,
  width: 900,
};

/** Items of the arrival inspection, by product line, with all versions. */
export function CheckItemListPage() {
  const [search] = useSearchParams();
  const line = search.size === 0 ? checkItemDefaults.filters['secondProduct'] : (search.get('secondProduct') ?? undefined);
  return <MasterListPage resource={checkItems} defaults={checkItemDefaults} list={list} siblings={useSiblings(line)} path="/mfr/checkItem" form={form} />;
}
