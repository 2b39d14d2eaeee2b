import type { ExtendInsuranceItem } from '@harrow/api-client';
import { extendInsurancesFields as sheet } from '@harrow/api-client/fields';
import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { Words } from '../../shared/fields/sheet.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOfExtension } from '../../shared/meaning/documentMeaning.ts';

/** Days before the last day from which the time left to apply is marked as short, and as very short. */
const [soonDays, nearDays] = [30, 7];

/** Days left to apply, or past the last day. */
export function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation('extendInsurance') as unknown as { t: Words };
  if (days === null) return '–';
  const color = days <= nearDays ? 'error' : days <= soonDays ? 'warning' : 'success';
  return <StatusTag variant="dot" color={color} text={leftText(days, t)} />;
}

const leftText = (days: number | null, t: Words): string => (days === null ? '' : t(days < 0 ? 'list.overBy' : 'list.left', { count: Math.abs(days) }));

/** The list: key facts, price and status of an application come first. */
export const extensionList: SheetList<ExtendInsuranceItem, typeof sheet> = {
  noun: 'extendInsurance',
  sheet,
  meaningOf: meaningOfExtension,
  columns: {
    extendNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    vin: { kind: 'copied' },
    ownerName: {},
    fourthProduct: {},
    planName: { sortable: false },
    extendMonths: {},
    extensionFee: {},
    lateFee: {},
    totalFee: { strong: true },
    payStatus: {},
    startDate: {},
    endDate: {},
    daysLeft: { kind: 'dot', render: ({ daysLeft }) => <DaysLeft days={daysLeft} />, text: ({ daysLeft }, _, t) => leftText(daysLeft, t) },
    maintenanceComplete: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    planCode: { defaultHidden: true },
    coverageType: { defaultHidden: true },
    payMethod: { defaultHidden: true },
    payUntil: { defaultHidden: true },
    applyDate: { defaultHidden: true },
    applyUntil: { defaultHidden: true },
    auditBy: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['currency', 'extendHours', 'dealerCode', 'subDealerName', 'createBy', 'submitTime', 'auditTime'],
  query: [
    'extendNo',
    'status',
    'vin',
    'ownerName',
    'planCode',
    'coverageType',
    'extendMonths',
    'totalFee',
    'payMethod',
    'payStatus',
    'payUntil',
    'startDate',
    'endDate',
    'applyDate',
    'applyUntil',
    'maintenanceComplete',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    { name: 'planCode', kind: 'text' },
    'coverageType',
    'applyDate',
    'payStatus',
    'dealerCode',
  ],
};
