import type { ArrivalAcceptItem } from '@harrow/api-client';
import { arrivalAcceptsFields as sheet } from '@harrow/api-client/fields';
import { DateText, localeTag, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { Words } from '../../shared/fields/sheet.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOfArrival } from '../../shared/meaning/documentMeaning.ts';
import { useLanguage } from '../../shared/useLanguage.ts';

/** From here on a deadline is called near. */
const nearDays = 3;

/** "3 days" in the user's language; negative after the deadline. */
export const dayCount = (days: number, language: string): string =>
  new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** Days to the deadline, or past it; nothing once the sheet is submitted. */
export function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation('arrivalAccept') as unknown as { t: Words };
  const language = useLanguage();
  if (days === null) return null;
  return <StatusTag variant="dot" color={days < 0 ? 'error' : days <= nearDays ? 'warning' : 'success'} text={leftText(days, language, t)} />;
}

const leftText = (days: number, language: string, t: Words): string =>
  days < 0 ? t('list.overdueBy', { days: dayCount(-days, language) }) : t('list.left', { days: dayCount(days, language) });

const Deadline = ({ item: { deadline, daysLeft } }: { item: ArrivalAcceptItem }) => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px' }}>
    <DateText value={deadline} />
    <DaysLeft days={daysLeft} />
  </span>
);

export const resultTones = { pass: 'success', no_pass: 'error' } as const;

/** The list; key facts and urgency of a sheet come first. */
export const arrivalList: SheetList<ArrivalAcceptItem, typeof sheet> = {
  noun: 'arrivalAccept',
  sheet,
  meaningOf: meaningOfArrival,
  columns: {
    acceptNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    vin: { kind: 'copied' },
    fourthProduct: {},
    deadline: {
      kind: 'dot',
      render: (item) => <Deadline item={item} />,
      text: ({ deadline, daysLeft }, { language }, t) => `${deadline ?? ''}   ${daysLeft === null ? '' : leftText(daysLeft, language, t)}`,
    },
    result: { tones: resultTones },
    failedCount: {},
    openCount: {},
    arrivalDate: {},
    acceptanceDate: {},
    acceptancePersonnel: {},
    pdiFee: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    batchNo: {},
    vehicleOrderNo: {},
    auditBy: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['daysLeft', 'dealerCode', 'subDealerName', 'submitTime', 'auditTime'],
  query: [
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
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    { name: 'product', kind: 'product', label: 'list.product' },
    { name: 'result', choices: (value) => value !== 'na' },
    'dealerCode',
    'arrivalDate',
    { name: 'batchNo', maxLength: 30 },
  ],
};
