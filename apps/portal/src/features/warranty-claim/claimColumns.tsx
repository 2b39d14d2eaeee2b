import type { WarrantyClaimItem } from '@harrow/api-client';
import { warrantyClaimsFields as sheet } from '@harrow/api-client/fields';
import { EllipsisText } from '@harrow/ui';
import { daysText, WaitingDays } from '../../documents/list/WaitingDays.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOf } from '../../shared/meaning/documentMeaning.ts';

/** The first fault, and how many more there are. */
const firstFault = ({ firstFault: first, faultCount }: WarrantyClaimItem) => (
  <span style={{ display: 'flex', gap: 4 }}>
    <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      <EllipsisText text={first ?? '–'} length={24} fit />
    </span>
    {faultCount > 1 && <span style={{ flex: 'none' }}>+{faultCount - 1}</span>}
  </span>
);

/** The claim list; key facts, amounts and causes come first, so that a tablet shows them. */
export const claimList: SheetList<WarrantyClaimItem, typeof sheet> = {
  noun: 'warrantyClaim',
  sheet,
  meaningOf,
  columns: {
    claimNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    vin: { kind: 'copied' },
    totalAmount: { strong: true },
    firstFault: {
      render: firstFault,
      text: ({ firstFault: first, faultCount }) => (faultCount > 1 ? `${first} +${faultCount - 1}` : first),
    },
    failureDate: {},
    ageDays: {
      align: 'left',
      kind: 'dot',
      render: ({ ageDays, sla }) => <WaitingDays days={sla && ageDays} light={sla} />,
      text: ({ ageDays, sla }, { language }) => daysText(sla && ageDays, language),
    },
    auditTotal: {},
    supplierRecoveryAmount: { defaultHidden: true },
    claimType: {},
    productName: {},
    operatingHours: {},
    workCode1: {
      kind: 'code',
      render: ({ workCode1, workCodes }) => <span title={workCodes ?? undefined}>{workCode1 ?? '–'}</span>,
      text: ({ workCode1 }) => workCode1,
    },
    settlementStatus: {},
    usedPartsStatus: { defaultHidden: true },
    dealerName: { sortable: false, text: (claim) => claim.subDealerName ?? claim.dealerName },
    createBy: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: [
    'workCode2',
    'workCode3',
    'workCode4',
    'workCode5',
    'workCode6',
    'workCodes',
    'faultCount',
    'dealerClaimRef',
    'dealerCode',
    'subDealerName',
    'repairDate',
    'submitTime',
    'auditTime',
  ],
  query: [
    'claimNo',
    'dealerClaimRef',
    'status',
    'claimType',
    'vin',
    { value: 'fourthProduct', named: 'productName' },
    'failureDate',
    'repairDate',
    'operatingHours',
    'totalAmount',
    'auditTotal',
    'settlementStatus',
    'dealerName',
    'technician',
    'createBy',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', placeholder: 'list.keywordHint', maxLength: 2000 },
    'claimType',
    'dealerCode',
    'settlementStatus',
    { name: 'currency', for: 'maker' },
    'failureDate',
  ],
};
