import { type CheckItem, checkItemsRemove, resultOf } from '@harrow/api-client';
import { checkItemsFields as sheet } from '@harrow/api-client/fields';
import { type Column, formatNumber, type Language, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { columnsOf } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';
import { useListFilters } from '../../shared/fields/useListFilters.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { checkItemDefaults, checkItems } from './checkItems.ts';
import { useSiblings } from './useSiblings.ts';

const LazyDialog = lazyPart(async () => ({ default: (await import('./CheckItemDialog.tsx')).CheckItemDialog }));

const dictionaries = {
  secondProduct: 'product2',
  category: 'check_category',
  method: 'check_method',
  valueType: 'value_type',
  photoRequired: 'yn',
  mandatory: 'yn',
  safety: 'yn',
  enabled: 'yn',
} as const;
const history = { docType: 'vehicleCheckItem', namespace: 'vehicleCheckItem', dictionaries };

/** `12.4–13.2 V`; one limit alone as `≥` or `≤`. */
function limitsOf({ minValue, maxValue, unit }: CheckItem, language: Language): string {
  const [least, most] = [formatNumber(minValue, language), formatNumber(maxValue, language)];
  const range = least && most ? `${least}–${most}` : least ? `≥ ${least}` : most && `≤ ${most}`;
  return range ? `${range} ${unit ?? ''}` : '–';
}

const checkItemColumns = (t: TFunction<'vehicleCheckItem'>, language: Language): Column<CheckItem>[] =>
  columnsOf<CheckItem>(sheet, t, [
    { key: 'itemCode', width: 120, fixed: 'left' },
    { key: 'itemName', width: 240 },
    { key: 'standard', width: 260 },
    { key: 'category', width: 150 },
    { key: 'method', width: 120 },
    { key: 'limits', width: 140, render: (item) => limitsOf(item, language) },
    { key: 'photoRequired', width: 130 },
    { key: 'mandatory', width: 120 },
    { key: 'safety', width: 120 },
    { key: 'secondProduct', width: 130 },
    { key: 'thirdProducts', width: 200, render: ({ thirdProducts_dictText: text }) => text || t('shared:allProducts') },
    { key: 'validFrom', width: 130 },
    { key: 'validTo', width: 130 },
    { key: 'enabled', width: 110 },
    { key: 'sortNo', width: 100, defaultHidden: true },
  ]);

/** What is inspected on machines that arrive, by product line, with all versions. */
export function CheckItemListPage() {
  const { t } = useTranslation('vehicleCheckItem');
  const language = useLanguage();
  const [search] = useSearchParams();
  const columns = useMemo(() => checkItemColumns(t, language), [t, language]);
  const fields = useMemo(
    () =>
      queryFieldsOf(sheet, t, ['itemCode', 'secondProduct', 'category', 'method', 'valueType', 'photoRequired', 'mandatory', 'safety', 'enabled', 'validFrom']),
    [t],
  );
  const filters = useListFilters(sheet, t, [
    { name: 'keyword', label: t('keyword') },
    'secondProduct',
    'category',
    { name: 'day', kind: 'day', label: t('validOn') },
    'enabled',
  ]);
  const line = search.size === 0 ? checkItemDefaults.filters['secondProduct'] : (search.get('secondProduct') ?? undefined);
  return (
    <MasterListPage
      {...filters}
      resource={checkItems}
      defaults={checkItemDefaults}
      title={t('items.title')}
      importTitle={t('items.import')}
      empty={t('items.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings(line)}
      queryFields={fields}
      module="vehicleCheckItem"
      path="/mfr/checkItem"
      history={history}
      remove={(ids) => resultOf(checkItemsRemove({ query: { ids } }))}
      Dialog={CheckItemDialog}
    />
  );
}

function CheckItemDialog(props: MasterDialogProps<CheckItem>) {
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}
