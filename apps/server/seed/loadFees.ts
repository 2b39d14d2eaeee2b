import '../src/modules/service-fee/tables.ts';
import type { Trx } from '../src/shared/database/database.ts';
import { insertRows } from './insertRows.ts';
import { takeNumbers } from './takeNumbers.ts';

/** Loads the service fees of past documents, one each, numbered by the day of their approval. */
export async function loadFees<Doc extends { dealerCode: string; auditTime: string | null }>(
  trx: Trx,
  documents: readonly Doc[],
  feeOf: (document: Doc, feeNo: string) => Parameters<typeof insertRows<'serviceFee'>>[2][number],
): Promise<void> {
  const numbers = await takeNumbers(
    trx,
    documents.map(({ dealerCode, auditTime }) => ({ code: 'serviceFee', dealerCode, day: auditTime!.slice(0, 10) })),
  );
  await insertRows(
    trx,
    'serviceFee',
    documents.map((document, index) => feeOf(document, numbers[index]!)),
  );
}
