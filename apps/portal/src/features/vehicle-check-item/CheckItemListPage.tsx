import { type CheckItem, checkItemsRemove, resultOf } from '@harrow/api-client';
import { type Column, DateInput, DateText, DictSelect, EllipsisText, formatNumber, type Language, lazyPart, YesNo } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { YesNoSelect } from '../../shared/master/masterFields.tsx';
import { type MasterDialogProps, MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
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

const checkItemColumns = (t: TFunction<'vehicleCheckItem'>, language: Language): Column<CheckItem>[] => [
  { key: 'itemCode', title: t('field.itemCode'), width: 120, fixed: 'left', sortable: true },
  { key: 'itemName', title: t('field.itemName'), width: 240, render: ({ itemName }) => <EllipsisText text={itemName} length={32} fit /> },
  { key: 'standard', title: t('field.standard'), width: 260, render: ({ standard }) => <EllipsisText text={standard} length={36} fit /> },
  { key: 'category', title: t('field.category'), width: 150, sortable: true, render: ({ category_dictText: text }) => text },
  { key: 'method', title: t('field.method'), width: 120, sortable: true, render: ({ method_dictText: text }) => text },
  { key: 'limits', title: t('field.limits'), width: 140, render: (item) => limitsOf(item, language) },
  { key: 'photoRequired', title: t('field.photoRequired'), width: 130, sortable: true, render: ({ photoRequired }) => <YesNo value={photoRequired} /> },
  { key: 'mandatory', title: t('field.mandatory'), width: 120, sortable: true, render: ({ mandatory }) => <YesNo value={mandatory} /> },
  { key: 'safety', title: t('field.safety'), width: 120, sortable: true, render: ({ safety }) => <YesNo value={safety} /> },
  { key: 'secondProduct', title: t('field.secondProduct'), width: 130, sortable: true, render: ({ secondProduct_dictText: text }) => text },
  { key: 'thirdProducts', title: t('field.thirdProducts'), width: 200, render: ({ thirdProducts_dictText: text }) => text || t('shared:allProducts') },
  { key: 'validFrom', title: t('field.validFrom'), width: 130, sortable: true, render: ({ validFrom }) => <DateText value={validFrom} /> },
  { key: 'validTo', title: t('field.validTo'), width: 130, sortable: true, render: ({ validTo }) => <DateText value={validTo} /> },
  { key: 'enabled', title: t('field.enabled'), width: 110, sortable: true, render: ({ enabled }) => <YesNo value={enabled} /> },
  { key: 'sortNo', title: t('field.sortNo'), width: 100, align: 'right', sortable: true, defaultHidden: true },
];

const queryFields = (t: TFunction<'vehicleCheckItem'>): QueryField[] => [
  { value: 'itemCode', label: t('field.itemCode') },
  ...(['secondProduct', 'category', 'method', 'valueType'] as const).map((value): QueryField => ({
    value,
    label: t(`field.${value}`),
    type: 'list',
    dictCode: dictionaries[value],
  })),
  ...(['photoRequired', 'mandatory', 'safety', 'enabled'] as const).map((value): QueryField => ({ value, label: t(`field.${value}`), type: 'switch' })),
  { value: 'validFrom', label: t('field.validFrom'), type: 'date' },
];

/** What is inspected on machines that arrive, by product line, with all versions. */
export function CheckItemListPage() {
  const { t } = useTranslation('vehicleCheckItem');
  const language = useLanguage();
  const [search] = useSearchParams();
  const columns = useMemo(() => checkItemColumns(t, language), [t, language]);
  const fields = useMemo(() => queryFields(t), [t]);
  const line = search.size === 0 ? checkItemDefaults.filters['secondProduct'] : (search.get('secondProduct') ?? undefined);
  return (
    <MasterListPage
      resource={checkItems}
      defaults={checkItemDefaults}
      title={t('items.title')}
      importTitle={t('items.import')}
      empty={t('items.empty')}
      columns={columns}
      moreColumns={exportedNames(t)}
      siblings={useSiblings(line)}
      filters={
        <>
          <TextFilter name="keyword" label={t('keyword')} />
          <Form.Item name="secondProduct" label={t('field.secondProduct')}>
            <DictSelect dict="product2" />
          </Form.Item>
          <Form.Item name="category" label={t('field.category')}>
            <DictSelect dict="check_category" />
          </Form.Item>
          <Form.Item name="day" label={t('validOn')}>
            <DateInput />
          </Form.Item>
          <Form.Item name="enabled" label={t('field.enabled')}>
            <YesNoSelect allowClear />
          </Form.Item>
        </>
      }
      queryFields={fields}
      shownFilters={{
        keyword: { label: t('keyword') },
        secondProduct: { label: t('field.secondProduct'), dict: 'product2' },
        category: { label: t('field.category'), dict: 'check_category' },
        day: { label: t('validOn'), render: (day) => <DateText value={day} /> },
        enabled: { label: t('field.enabled'), dict: 'yn' },
      }}
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
