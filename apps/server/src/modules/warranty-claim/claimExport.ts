import { choice, currency, date, datetime, type ExportedList, money, number, text } from '../../shared/export/exportedList.ts';

/** The list's columns, also those hidden at first. */
export const claimExport: ExportedList = {
  name: 'warrantyClaim',
  columns: [
    text('claimNo', { width: 22 }),
    choice('status'),
    choice('claimType'),
    text('vin', { width: 22 }),
    text('productName', { width: 24 }),
    text('firstFault', { width: 30 }),
    number('faultCount'),
    text('workCode1'),
    text('workCodes', { width: 30 }),
    text('dealerClaimRef'),
    text('dealerCode', { width: 12 }),
    text('dealerName', { width: 28 }),
    text('subDealerName', { width: 28 }),
    date('failureDate'),
    date('repairDate'),
    number('operatingHours'),
    money('warrantyClaimsList', 'totalAmount'),
    money('warrantyClaimsList', 'auditTotal'),
    currency(),
    choice('settlementStatus'),
    choice('usedPartsStatus'),
    number('ageDays'),
    text('createBy'),
    datetime('submitTime'),
    datetime('auditTime'),
    datetime('createTime'),
  ],
};
