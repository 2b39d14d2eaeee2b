import type { ForceInsuranceItem } from '@harrow/api-client';
import { forceInsurancesFields as sheet } from '@harrow/api-client/fields';
import { CopyText, DateText, EllipsisText, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

/** From so many days before its end a policy is called ending, and ending soon. */
const [farDays, nearDays] = [60, 30];

/** How many days a policy still runs, or for how many it has been over. */
export function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation('forceInsurance');
  if (days === null) return '–';
  const color = days <= nearDays ? 'error' : days <= farDays ? 'warning' : 'success';
  return <StatusTag variant="dot" color={color} text={t(days < 0 ? 'list.overBy' : 'list.left', { count: Math.abs(days) })} />;
}

/** The list: what identifies a policy and until when it runs come first. */
export const insuranceList: SheetList<ForceInsuranceItem, typeof sheet> = {
  noun: 'forceInsurance',
  sheet,
  columns: {
    insuranceNo: { width: 176, fixed: 'left' },
    status: { width: 130, tones: billStatusTones },
    vin: { width: 196, render: ({ vin }) => <CopyText text={vin} /> },
    fourthProduct: 150,
    ownerName: 150,
    insuranceType: 170,
    insurer: 160,
    policyNo: 150,
    policyStart: 120,
    policyEnd: { width: 120, render: ({ policyEnd }) => <DateText value={policyEnd} /> },
    daysLeft: { width: 150, render: ({ daysLeft }) => <DaysLeft days={daysLeft} /> },
    premium: 130,
    subsidyAmount: 150,
    dealerName: { width: 180, sortable: false, render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={18} fit /> },
    insuredAmount: { width: 140, defaultHidden: true },
    settlementStatus: { width: 130, defaultHidden: true },
    auditBy: { width: 130, defaultHidden: true, sortable: false },
    createTime: { width: 150, defaultHidden: true },
  },
  exported: ['currency', 'dealerCode', 'subDealerName', 'createBy', 'submitTime', 'auditTime'],
  query: [
    'insuranceNo',
    'status',
    'vin',
    'ownerName',
    'insuranceType',
    'insurer',
    'policyNo',
    'policyStart',
    'policyEnd',
    'premium',
    'subsidyAmount',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    'insuranceType',
    { name: 'expiry', kind: 'dict', dict: 'policy_expiry', label: 'list.expiry' },
    'dealerCode',
  ],
};
