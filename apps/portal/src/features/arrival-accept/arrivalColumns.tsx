import type { ArrivalAcceptItem } from '@harrow/api-client';
import { type Column, CopyText, DateText, EllipsisText, type ExportColumn, formatNumber, type Language, localeTag, StatusTag } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import { moneyColumn } from '../../shared/list/moneyColumn.tsx';

type T = TFunction<'arrivalAccept'>;

/** From here on a deadline is called near. */
const nearDays = 3;

/** "3 days" in the user's language; negative after the deadline. */
export const dayCount = (days: number, language: Language): string =>
  new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** How long there is until the deadline, or for how long it has passed; nothing once the sheet was handed in. */
export function DaysLeft({ days, language, t }: { days: number | null; language: Language; t: T }) {
  if (days === null) return null;
  const text = days < 0 ? t('list.overdueBy', { days: dayCount(-days, language) }) : t('list.left', { days: dayCount(days, language) });
  return <StatusTag variant="dot" color={days < 0 ? 'error' : days <= nearDays ? 'warning' : 'success'} text={text} />;
}

export const resultTones = { pass: 'success', no_pass: 'error' } as const;

/** Columns of the list; what identifies a sheet and how urgent it is come first. */
export const arrivalColumns = (t: T, language: Language): Column<ArrivalAcceptItem>[] => [
  { key: 'acceptNo', title: t('field.acceptNo'), width: 176, fixed: 'left', sortable: true },
  {
    key: 'status',
    title: t('field.status'),
    width: 176,
    sortable: true,
    render: ({ status, status_dictText: text }) => <StatusTag color={billStatusTones[status]} text={text} />,
  },
  { key: 'vin', title: t('field.vin'), width: 196, sortable: true, render: ({ vin }) => <CopyText text={vin} /> },
  {
    key: 'fourthProduct',
    title: t('field.fourthProduct'),
    width: 160,
    sortable: true,
    render: ({ fourthProduct_dictText: text }) => <EllipsisText text={text} length={18} fit />,
  },
  {
    key: 'deadline',
    title: t('field.deadline'),
    width: 264,
    sortable: true,
    render: ({ deadline, daysLeft }) => (
      <span style={{ display: 'flex', gap: 8 }}>
        <DateText value={deadline} />
        <DaysLeft days={daysLeft} language={language} t={t} />
      </span>
    ),
  },
  {
    key: 'result',
    title: t('field.result'),
    width: 120,
    sortable: true,
    render: ({ result, result_dictText: text }) => (result ? <StatusTag color={resultTones[result]} text={text} /> : '–'),
  },
  count('failedCount', t('field.failedCount'), language),
  count('openCount', t('field.openCount'), language),
  { key: 'arrivalDate', title: t('field.arrivalDate'), width: 120, sortable: true, render: ({ arrivalDate }) => <DateText value={arrivalDate} /> },
  { key: 'acceptanceDate', title: t('field.acceptanceDate'), width: 130, sortable: true, render: ({ acceptanceDate }) => <DateText value={acceptanceDate} /> },
  {
    key: 'acceptancePersonnel',
    title: t('field.acceptancePersonnel'),
    width: 150,
    sortable: true,
    render: ({ acceptancePersonnel }) => <EllipsisText text={acceptancePersonnel ?? '–'} length={16} fit />,
  },
  moneyColumn({ amount: 'pdiFee', currency: 'currency', title: t('field.pdiFee'), width: 130, sortable: true }),
  {
    key: 'dealerName',
    title: t('field.dealerName'),
    width: 180,
    render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={18} fit />,
  },
  { key: 'batchNo', title: t('field.batchNo'), width: 160, sortable: true, render: ({ batchNo }) => batchNo ?? '–' },
  { key: 'vehicleOrderNo', title: t('field.vehicleOrderNo'), width: 150, sortable: true, render: ({ vehicleOrderNo }) => vehicleOrderNo ?? '–' },
  { key: 'auditBy', title: t('field.auditBy'), width: 130, defaultHidden: true, render: ({ auditBy }) => auditBy ?? '–' },
  {
    key: 'createTime',
    title: t('field.createTime'),
    width: 150,
    sortable: true,
    defaultHidden: true,
    render: ({ createTime }) => <DateText value={createTime} />,
  },
];

const count = (key: 'failedCount' | 'openCount', title: string, language: Language): Column<ArrivalAcceptItem> => ({
  key,
  title,
  width: 156,
  align: 'right',
  sortable: true,
  render: (item) => formatNumber(item[key], language),
});

/** Columns of the export that the list does not show. */
export const moreArrivalColumns = (t: T): ExportColumn[] =>
  (['daysLeft', 'dealerCode', 'subDealerName', 'submitTime', 'auditTime'] as const).map((key) => ({ key, title: t(`field.${key}`) }));

/** What the advanced query may ask about, in the order of the list. */
export const arrivalQueryFields = (t: T): QueryField[] => [
  { value: 'acceptNo', label: t('field.acceptNo') },
  { value: 'status', label: t('field.status'), type: 'list', dictCode: 'bill_status' },
  { value: 'vin', label: t('field.vin') },
  { value: 'fourthProduct', label: t('field.fourthProduct'), type: 'sel_search', dictTable: 'product', dictText: 'name', dictCode: 'code' },
  { value: 'arrivalDate', label: t('field.arrivalDate'), type: 'date' },
  { value: 'deadline', label: t('field.deadline'), type: 'date' },
  { value: 'acceptanceDate', label: t('field.acceptanceDate'), type: 'date' },
  { value: 'acceptancePersonnel', label: t('field.acceptancePersonnel') },
  { value: 'result', label: t('field.result'), type: 'list', dictCode: 'pdi_result' },
  { value: 'failedCount', label: t('field.failedCount'), type: 'int' },
  { value: 'openCount', label: t('field.openCount'), type: 'int' },
  { value: 'batchNo', label: t('field.batchNo') },
  { value: 'vehicleOrderNo', label: t('field.vehicleOrderNo') },
  { value: 'dealerName', label: t('field.dealerName') },
  { value: 'submitTime', label: t('field.submitTime'), type: 'datetime' },
  { value: 'createTime', label: t('field.createTime'), type: 'datetime' },
];
