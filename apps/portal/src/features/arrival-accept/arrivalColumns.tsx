import type { ArrivalAcceptItem } from '@harrow/api-client';
import { arrivalAcceptsFields as sheet } from '@harrow/api-client/fields';
import { type Column, CopyText, DateText, EllipsisText, type Language, localeTag, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import { columnsOf } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';

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
export const arrivalColumns = (t: T, language: Language): Column<ArrivalAcceptItem>[] =>
  columnsOf<ArrivalAcceptItem>(sheet, t, [
    { key: 'acceptNo', width: 176, fixed: 'left' },
    { key: 'status', width: 176, tones: billStatusTones },
    { key: 'vin', width: 196, render: ({ vin }) => <CopyText text={vin} /> },
    { key: 'fourthProduct', width: 160 },
    {
      key: 'deadline',
      width: 264,
      render: ({ deadline, daysLeft }) => (
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px' }}>
          <DateText value={deadline} />
          <DaysLeft days={daysLeft} language={language} t={t} />
        </span>
      ),
    },
    { key: 'result', width: 120, tones: resultTones },
    { key: 'failedCount', width: 156 },
    { key: 'openCount', width: 156 },
    { key: 'arrivalDate', width: 120 },
    { key: 'acceptanceDate', width: 130 },
    { key: 'acceptancePersonnel', width: 150 },
    { key: 'pdiFee', width: 130 },
    { key: 'dealerName', width: 180, sortable: false, render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={18} fit /> },
    { key: 'batchNo', width: 160 },
    { key: 'vehicleOrderNo', width: 150 },
    { key: 'auditBy', width: 130, defaultHidden: true, sortable: false },
    { key: 'createTime', width: 150, defaultHidden: true },
  ]);

/** What the advanced query may ask about, in the order of the list. */
export const arrivalQueryFields = (t: T) =>
  queryFieldsOf(sheet, t, [
    'acceptNo',
    'status',
    'vin',
    'fourthProduct',
    'arrivalDate',
    'deadline',
    'acceptanceDate',
    'acceptancePersonnel',
    'result',
    'failedCount',
    'openCount',
    'batchNo',
    'vehicleOrderNo',
    'dealerName',
    'submitTime',
    'createTime',
  ]);
