import type { ForceInsuranceItem } from '@harrow/api-client';
import { forceInsurancesFields as sheet } from '@harrow/api-client/fields';
import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { Words } from '../../shared/fields/sheet.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOfPolicy } from '../../shared/meaning/documentMeaning.ts';

/** Days before its end from which a policy is marked as ending, and as ending soon. */
const [farDays, nearDays] = [60, 30];

/** Days left on a policy, or since it ended. */
export function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation('forceInsurance') as unknown as { t: Words };
  if (days === null) return '–';
  const color = days <= nearDays ? 'error' : days <= farDays ? 'warning' : 'success';
  return <StatusTag variant="dot" color={color} text={leftText(days, t)} />;
}

const leftText = (days: number | null, t: Words): string => (days === null ? '' : t(days < 0 ? 'list.overBy' : 'list.left', { count: Math.abs(days) }));

/** The list: key facts and end of a policy come first. */
export const insuranceList: SheetList<ForceInsuranceItem, typeof sheet> = {
  noun: 'forceInsurance',
  sheet,
  meaningOf: meaningOfPolicy,
  columns: {
    insuranceNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    vin: { kind: 'copied' },
    fourthProduct: {},
    ownerName: {},
    insuranceType: {},
    insurer: {},
    policyNo: {},
    policyStart: {},
    policyEnd: {},
    daysLeft: { kind: 'dot', render: ({ daysLeft }) => <DaysLeft days={daysLeft} />, text: ({ daysLeft }, _, t) => leftText(daysLeft, t) },
    premium: {},
    subsidyAmount: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    insuredAmount: { defaultHidden: true },
    settlementStatus: { defaultHidden: true },
    auditBy: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
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
