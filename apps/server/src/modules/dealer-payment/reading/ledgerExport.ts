import { exportedFields, type ExportedList } from '../../../shared/export/exportedList.ts';

/** The workbook of the lines. Numbers of accounts stay where they are masked for those who may not know them. */
export const ledgerExport: ExportedList = {
  name: 'ledger',
  noun: 'dealer-payment',
  columns: exportedFields(
    'ledgerEntriesList',
    [
      'entryNo',
      'feeDate',
      'dealerCode',
      'dealerName',
      'accountType',
      'feeType',
      'sourceNo',
      'feeSource',
      'inAmount',
      'outAmount',
      'balanceAfter',
      'settledAmount',
      'contraAccount',
      'journalNo',
      'statementNo',
      'bankName',
      'bankTagNumber',
      'bankReference',
      'reversesEntryNo',
      'reversedBy',
      'remark',
      'period',
      'exchangeRate',
      'amountRmb',
      'postTime',
      'createBy',
    ],
    { entryNo: 22, sourceNo: 22, dealerName: 28, remark: 30 },
  ),
};
