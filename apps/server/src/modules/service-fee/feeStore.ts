import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { feeScope } from './feeScope.ts';
import { emptyFee, type FeeHeader } from './tables.ts';

export const feeStore = documentStore<FeeHeader, NoLines>({
  docType: 'serviceFee',
  table: 'serviceFee',
  no: 'feeNo',
  empty: emptyFee,
  scope: feeScope,
  lines: {},
});
