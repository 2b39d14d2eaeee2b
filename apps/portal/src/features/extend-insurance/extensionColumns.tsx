import type { ExtendInsuranceItem } from '@harrow/api-client';
import { extendInsurancesFields as sheet } from '@harrow/api-client/fields';
import { CopyText, DateText, EllipsisText, StatusTag, YesNo } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

/** From so many days before the last the period to apply is called short, and very short. */
const [soonDays, nearDays] = [30, 7];

/** How many days are left to apply, or for how many it has been too late. */
export function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation('extendInsurance');
  if (days === null) return '–';
  const color = days <= nearDays ? 'error' : days <= soonDays ? 'warning' : 'success';
  return <StatusTag variant="dot" color={color} text={t(days < 0 ? 'list.overBy' : 'list.left', { count: Math.abs(days) })} />;
}

/** The list: what identifies an application, what it costs and where it stands come first. */
export const extensionList: SheetList<ExtendInsuranceItem, typeof sheet> = {
  noun: 'extendInsurance',
  sheet,
  columns: {
    extendNo: { width: 176, fixed: 'left' },
    status: { width: 130, tones: billStatusTones },
    vin: { width: 196, render: ({ vin }) => <CopyText text={vin} /> },
    ownerName: 150,
    fourthProduct: 150,
    planName: { width: 240, sortable: false, render: ({ planName }) => <EllipsisText text={planName} length={28} fit /> },
    extendMonths: 110,
    extensionFee: 130,
    lateFee: 120,
    totalFee: { width: 130, strong: true },
    payStatus: 110,
    startDate: 120,
    endDate: { width: 120, render: ({ endDate }) => <DateText value={endDate} /> },
    daysLeft: { width: 160, render: ({ daysLeft }) => <DaysLeft days={daysLeft} /> },
    maintenanceComplete: { width: 130, render: ({ maintenanceComplete }) => <YesNo value={maintenanceComplete} /> },
    dealerName: { width: 180, sortable: false, render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={18} fit /> },
    planCode: { width: 130, defaultHidden: true },
    coverageType: { width: 140, defaultHidden: true },
    payMethod: { width: 140, defaultHidden: true },
    payUntil: { width: 120, defaultHidden: true },
    applyDate: { width: 120, defaultHidden: true },
    applyUntil: { width: 120, defaultHidden: true },
    auditBy: { width: 130, defaultHidden: true, sortable: false },
    createTime: { width: 150, defaultHidden: true },
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
