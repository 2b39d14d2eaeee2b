import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { receiptScope } from './receiptScope.ts';
import { emptyReceipt, type ReceiptHeader } from './tables.ts';

export const receiptStore = documentStore<ReceiptHeader, NoLines>({
  docType: 'monthlyCollectReceipts',
  table: 'monthlyCollectReceipts',
  no: 'receiptNo',
  empty: emptyReceipt,
  scope: receiptScope,
  lines: {},
});
