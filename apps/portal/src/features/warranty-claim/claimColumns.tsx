import type { WarrantyClaimItem } from '@harrow/api-client';
import { warrantyClaimsFields as sheet } from '@harrow/api-client/fields';
import { CopyText, EllipsisText } from '@harrow/ui';
import { WaitingDays } from '../../documents/list/WaitingDays.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

/** The first fault, and how many more there are. */
const firstFault = ({ firstFault: first, faultCount }: WarrantyClaimItem) => (
  <span style={{ display: 'flex', gap: 4 }}>
    <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      <EllipsisText text={first ?? '–'} length={24} fit />
    </span>
    {faultCount > 1 && <span style={{ flex: 'none' }}>+{faultCount - 1}</span>}
  </span>
);

/** The claim list; what identifies, weighs and explains a claim comes first, so that a tablet shows it. */
export const claimList: SheetList<WarrantyClaimItem, typeof sheet> = {
  noun: 'warrantyClaim',
  sheet,
  columns: {
    claimNo: { width: 168, fixed: 'left' },
    status: { width: 148, tones: billStatusTones },
    vin: { width: 196, render: ({ vin }) => <CopyText text={vin} /> },
    totalAmount: { width: 140, strong: true },
    firstFault: { width: 210, render: firstFault },
    failureDate: 128,
    ageDays: { width: 104, align: 'left', render: ({ ageDays, sla }) => <WaitingDays days={sla && ageDays} light={sla} /> },
    auditTotal: 148,
    supplierRecoveryAmount: { width: 148, defaultHidden: true },
    claimType: 112,
    productName: 140,
    operatingHours: 112,
    workCode1: { width: 132, render: ({ workCode1, workCodes }) => <span title={workCodes ?? undefined}>{workCode1 ?? '–'}</span> },
    settlementStatus: 120,
    usedPartsStatus: { width: 120, defaultHidden: true },
    dealerName: { width: 180, sortable: false, render: (claim) => <EllipsisText text={claim.subDealerName ?? claim.dealerName} length={18} fit /> },
    createBy: { width: 120, defaultHidden: true, sortable: false },
    createTime: { width: 148, defaultHidden: true },
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
