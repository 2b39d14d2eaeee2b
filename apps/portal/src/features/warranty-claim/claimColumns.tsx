import type { WarrantyClaimItem } from '@harrow/api-client';
import { warrantyClaimsFields as sheet } from '@harrow/api-client/fields';
import { type Column, CopyText, EllipsisText } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { WaitingDays } from '../../documents/list/WaitingDays.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { columnsOf, exportColumnsOf } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';

/** Columns of the claim list; what identifies, explains and weighs a claim comes first. */
export function claimColumns(t: TFunction<'warrantyClaim'>): Column<WarrantyClaimItem>[] {
  return columnsOf<WarrantyClaimItem>(sheet, t, [
    { key: 'claimNo', width: 168, fixed: 'left' },
    { key: 'status', width: 148, tones: billStatusTones },
    { key: 'vin', width: 196, render: ({ vin }) => <CopyText text={vin} /> },
    { key: 'firstFault', width: 210, render: firstFault },
    { key: 'totalAmount', width: 140, strong: true },
    { key: 'failureDate', width: 128 },
    { key: 'ageDays', width: 104, align: 'left', render: ({ ageDays, sla }) => <WaitingDays days={sla && ageDays} light={sla} /> },
    { key: 'auditTotal', width: 148 },
    { key: 'claimType', width: 112 },
    { key: 'productName', width: 140 },
    { key: 'operatingHours', width: 112 },
    { key: 'workCode1', width: 132, render: ({ workCode1, workCodes }) => <span title={workCodes ?? undefined}>{workCode1 ?? '–'}</span> },
    { key: 'settlementStatus', width: 120 },
    { key: 'usedPartsStatus', width: 120, defaultHidden: true },
    { key: 'dealerName', width: 180, sortable: false, render: (claim) => <EllipsisText text={claim.subDealerName ?? claim.dealerName} length={18} fit /> },
    { key: 'createBy', width: 120, defaultHidden: true, sortable: false },
    { key: 'createTime', width: 148, defaultHidden: true },
  ]);
}

/** The first fault, and how many more there are. */
const firstFault = ({ firstFault: first, faultCount }: WarrantyClaimItem) => (
  <span style={{ display: 'flex', gap: 4 }}>
    <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      <EllipsisText text={first ?? '–'} length={24} fit />
    </span>
    {faultCount > 1 && <span style={{ flex: 'none' }}>+{faultCount - 1}</span>}
  </span>
);

/** Columns of the export that the list does not show. */
export const moreClaimColumns = (t: TFunction<'warrantyClaim'>) =>
  exportColumnsOf(t, [
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
  ]);

/** What the advanced query may ask about claims, in the order of the list. */
export const claimQueryFields = (t: TFunction<'warrantyClaim'>) =>
  queryFieldsOf(sheet, t, [
    'claimNo',
    'dealerClaimRef',
    'status',
    'claimType',
    'vin',
    { value: 'fourthProduct', label: t('field.productName') },
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
  ]);
