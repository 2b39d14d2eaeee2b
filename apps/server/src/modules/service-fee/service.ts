/** What the maker owes dealers for their services: created by audited documents, settled by statements. */
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { ServiceFeeTable } from './tables.ts';

/** The document that the fees are for, and its dealer. */
export interface FeeSource extends Pick<ServiceFeeTable, 'orgCode' | 'dealerCode' | 'dealerName' | 'sourceId' | 'sourceNo' | 'vin' | 'currency'> {
  /** Kind of the document, e.g. `warrantyClaim`. */
  source: string;
}

interface FeeLine {
  /** Dictionary `service_fee_type`. */
  feeType: string;
  /** In the currency of the source; a line of nothing gives no fee. */
  amount: number | null;
}

/** Creates the fees of an audited document, dated today. @returns their numbers */
export async function createFees(context: TrxContext, { lines, source, ...document }: FeeSource & { lines: readonly FeeLine[] }): Promise<string[]> {
  const { db, services, user } = context;
  const day = today(user, services.now());
  const numbers: string[] = [];
  for (const { feeType, amount } of lines) {
    if (!amount) continue;
    const feeNo = await nextNumber(db, { code: 'serviceFee', dealerCode: document.dealerCode, day });
    await db
      .insertInto('serviceFee')
      .values({
        ...document,
        id: newId(services.now().getTime()),
        feeNo,
        feeSource: source,
        feeDate: day,
        feeType,
        amount,
        statementNo: null,
        settledAmount: null,
        settledDate: null,
        createTime: services.now().toISOString(),
      })
      .execute();
    numbers.push(feeNo);
  }
  return numbers;
}

/** Marks the fees of a document as paid in full by a statement. @param input.day of the payment, `YYYY-MM-DD` */
export async function settleFees({ db }: TrxContext, { sourceId, statementNo, day }: { sourceId: string; statementNo: string; day: string }): Promise<void> {
  await db
    .updateTable('serviceFee')
    .set((fee) => ({ settlementStatus: 'settled', statementNo, settledDate: day, settledAmount: fee.ref('amount') }))
    .where('sourceId', '=', sourceId)
    .execute();
}
