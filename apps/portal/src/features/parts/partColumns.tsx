import type { PartItem } from '@harrow/api-client';
import { type Column, EllipsisText, type ExportColumn, formatNumber, type Language, Money, YesNo } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { exportedNames } from '../../shared/master/exportedNames.ts';
import { moneyColumn } from '../../shared/list/moneyColumn.tsx';

/** Columns of the parts list; dealers see their stock, the maker its own. */
export function partColumns(t: TFunction<'parts'>, language: Language, isMaker: boolean): Column<PartItem>[] {
  const amount = (value: number | null | undefined): string => (value === null || value === undefined ? '–' : formatNumber(value, language));
  return [
    { key: 'partsCode', title: t('field.partsCode'), width: 170, fixed: 'left', sortable: true },
    { key: 'partsName', title: t('field.partsName'), width: 240, render: ({ partsName }) => <EllipsisText text={partsName} length={24} fit /> },
    { key: 'specification', title: t('field.specification'), width: 160, sortable: true, render: ({ specification }) => specification ?? '–' },
    { key: 'partsCategory', title: t('field.partsCategory'), width: 150, sortable: true, render: ({ partsCategory_dictText: text }) => text },
    { key: 'unit', title: t('field.unit'), width: 104, render: ({ unit_dictText: text }) => text },
    {
      key: 'unitPrice',
      title: t('field.unitPrice'),
      width: 140,
      align: 'right',
      render: ({ unitPrice, currency }) => (unitPrice === null ? <span title={t('noPrice')}>–</span> : <Money amount={unitPrice} currency={currency} />),
    },
    ...(isMaker
      ? [
          moneyColumn<PartItem>({ amount: 'costPrice', currency: 'costCurrency', title: t('field.costPrice'), width: 128, sortable: true }),
          { key: 'supplierCode', title: t('field.supplierCode'), width: 120, sortable: true, render: ({ supplierCode }: PartItem) => supplierCode ?? '–' },
        ]
      : [{ key: 'stockQty', title: t('field.stockQty'), width: 120, align: 'right' as const, render: ({ stockQty }: PartItem) => amount(stockQty) }]),
    { key: 'minOrderMultiple', title: t('field.minOrderMultiple'), width: 130, align: 'right', sortable: true },
    {
      key: 'deliveryCycleDays',
      title: t('field.deliveryCycleDays'),
      width: 140,
      align: 'right',
      sortable: true,
      render: ({ deliveryCycleDays }) => amount(deliveryCycleDays),
    },
    { key: 'weightKg', title: t('field.weightKg'), width: 110, align: 'right', sortable: true, render: ({ weightKg }) => amount(weightKg) },
    { key: 'replacedBy', title: t('field.replacedBy'), width: 160, sortable: true, render: ({ replacedBy }) => replacedBy ?? '–' },
    {
      key: 'coreReturn',
      title: t('field.coreReturn'),
      width: 110,
      sortable: true,
      defaultHidden: true,
      render: ({ coreReturn }) => <YesNo value={coreReturn} />,
    },
    { key: 'enabled', title: t('field.enabled'), width: 100, sortable: true, defaultHidden: !isMaker, render: ({ enabled }) => <YesNo value={enabled} /> },
  ];
}

/** What the advanced query may ask about; costs and suppliers are the maker's. */
export const partQueryFields = (t: TFunction<'parts'>, isMaker: boolean): QueryField[] => [
  { value: 'partsCode', label: t('field.partsCode') },
  { value: 'specification', label: t('field.specification') },
  { value: 'partsCategory', label: t('field.partsCategory'), type: 'list', dictCode: 'parts_category' },
  { value: 'unit', label: t('field.unit'), type: 'list', dictCode: 'unit' },
  { value: 'weightKg', label: t('field.weightKg'), type: 'number' },
  { value: 'minOrderMultiple', label: t('field.minOrderMultiple'), type: 'number' },
  { value: 'deliveryCycleDays', label: t('field.deliveryCycleDays'), type: 'number' },
  { value: 'warrantyMonthsParts', label: t('field.warrantyMonthsParts'), type: 'number' },
  { value: 'replacedBy', label: t('field.replacedBy') },
  { value: 'coreReturn', label: t('field.coreReturn'), type: 'switch' },
  { value: 'serialised', label: t('field.serialised'), type: 'switch' },
  ...(isMaker
    ? [
        { value: 'costPrice', label: t('field.costPrice'), type: 'number' },
        { value: 'supplierCode', label: t('field.supplierCode') },
        { value: 'enabled', label: t('field.enabled'), type: 'switch' },
      ]
    : []),
];

/** Columns of the export that the list does not show. */
export const morePartColumns = (t: TFunction<'parts'>): ExportColumn[] => [
  ...exportedNames(t),
  ...(['size', 'secondProducts', 'serialised', 'warrantyMonthsParts'] as const).map((key) => ({ key, title: t(`field.${key}`) })),
];
