import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';

/** What the advanced query may ask about claims, in the order of the list. */
export const claimQueryFields = (t: TFunction<'warrantyClaim'>): QueryField[] => [
  { value: 'claimNo', label: t('field.claimNo') },
  { value: 'dealerClaimRef', label: t('field.dealerClaimRef') },
  { value: 'status', label: t('field.status'), type: 'list', dictCode: 'bill_status' },
  { value: 'claimType', label: t('field.claimType'), type: 'list', dictCode: 'claim_type' },
  { value: 'vin', label: t('field.vin') },
  { value: 'fourthProduct', label: t('field.productName'), type: 'sel_search', dictTable: 'product', dictText: 'name', dictCode: 'code' },
  { value: 'failureDate', label: t('field.failureDate'), type: 'date' },
  { value: 'repairDate', label: t('field.repairDate'), type: 'date' },
  { value: 'operatingHours', label: t('field.operatingHours'), type: 'number' },
  { value: 'totalAmount', label: t('field.totalAmount'), type: 'number' },
  { value: 'auditTotal', label: t('field.auditTotal'), type: 'number' },
  { value: 'settlementStatus', label: t('field.settlementStatus'), type: 'list', dictCode: 'settlement_status' },
  { value: 'dealerName', label: t('field.dealerName') },
  { value: 'technician', label: t('field.technician') },
  { value: 'createBy', label: t('field.createBy'), type: 'sel_user' },
  { value: 'submitTime', label: t('field.submitTime'), type: 'datetime' },
  { value: 'createTime', label: t('field.createTime'), type: 'datetime' },
];
