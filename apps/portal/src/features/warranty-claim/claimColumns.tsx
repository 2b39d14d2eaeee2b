import type { WarrantyClaimItem } from '@harrow/api-client';
import { type Column, type ExportColumn, CopyText, DateText, EllipsisText, formatNumber, type Language, localeTag, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { slaTones } from './claimStatus.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { moneyColumn } from '../../shared/list/moneyColumn.tsx';

/** Columns of the claim list; what identifies, explains and weighs a claim comes first. */
export function claimColumns(t: TFunction<'warrantyClaim'>, language: Language): Column<WarrantyClaimItem>[] {
  const sla = { green: t('list.slaGreen'), amber: t('list.slaAmber'), red: t('list.slaRed') };
  return [
    { key: 'claimNo', title: t('field.claimNo'), width: 168, fixed: 'left', sortable: true },
    {
      key: 'status',
      title: t('field.status'),
      width: 148,
      sortable: true,
      render: (claim) => <StatusTag color={billStatusTones[claim.status]} text={claim.status_dictText} />,
    },
    { key: 'vin', title: t('field.vin'), width: 196, sortable: true, render: ({ vin }) => <CopyText text={vin} /> },
    {
      key: 'firstFault',
      title: t('field.firstFault'),
      width: 210,
      render: ({ firstFault, faultCount }) => (
        <span style={{ display: 'flex', gap: 4 }}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            <EllipsisText text={firstFault ?? '–'} length={24} fit />
          </span>
          {faultCount > 1 && <span style={{ flex: 'none' }}>+{faultCount - 1}</span>}
        </span>
      ),
    },
    moneyColumn({ amount: 'totalAmount', currency: 'currency', title: t('field.totalAmount'), width: 140, sortable: true, strong: true }),
    { key: 'failureDate', title: t('field.failureDate'), width: 128, sortable: true, render: ({ failureDate }) => <DateText value={failureDate} /> },
    {
      key: 'ageDays',
      title: t('field.ageDays'),
      width: 104,
      render: ({ ageDays, sla: light }) =>
        ageDays === null || light === null ? (
          '–'
        ) : (
          <StatusTag variant="dot" color={slaTones[light]} text={<span title={sla[light]}>{dayCount(ageDays, language)}</span>} />
        ),
    },
    moneyColumn({ amount: 'auditTotal', currency: 'currency', title: t('field.auditTotal'), width: 148, sortable: true }),
    { key: 'claimType', title: t('field.claimType'), width: 112, sortable: true, render: (claim) => claim.claimType_dictText },
    { key: 'productName', title: t('field.productName'), width: 140, render: ({ productName }) => <EllipsisText text={productName} length={14} fit /> },
    {
      key: 'operatingHours',
      title: t('field.operatingHours'),
      width: 112,
      align: 'right',
      sortable: true,
      render: ({ operatingHours }) => formatNumber(operatingHours, language) || '–',
    },
    {
      key: 'workCode1',
      title: t('field.workCode1'),
      width: 132,
      render: ({ workCode1, workCodes }) => <span title={workCodes ?? undefined}>{workCode1 ?? '–'}</span>,
    },
    { key: 'settlementStatus', title: t('field.settlementStatus'), width: 120, sortable: true, render: (claim) => claim.settlementStatus_dictText },
    {
      key: 'usedPartsStatus',
      title: t('field.usedPartsStatus'),
      width: 120,
      sortable: true,
      defaultHidden: true,
      render: (claim) => claim.usedPartsStatus_dictText,
    },
    {
      key: 'dealerName',
      title: t('field.dealerName'),
      width: 180,
      render: (claim) => <EllipsisText text={claim.subDealerName ?? claim.dealerName} length={18} fit />,
    },
    { key: 'createBy', title: t('field.createBy'), width: 120, defaultHidden: true },
    {
      key: 'createTime',
      title: t('field.createTime'),
      width: 148,
      sortable: true,
      defaultHidden: true,
      render: ({ createTime }) => <DateText value={createTime} />,
    },
  ];
}

/** "3 days" in the user's language. */
export const dayCount = (days: number, language: Language): string =>
  new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

const exportedOnly = [
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
] as const;

/** Columns of the export that the list does not show. */
export const moreClaimColumns = (t: TFunction<'warrantyClaim'>): ExportColumn[] => exportedOnly.map((key) => ({ key, title: t(`field.${key}`) }));
