/** What the maker owes dealers for their services: created by audited documents, settled by statements. */
import { sql } from 'kysely';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { ServiceFeeTable } from './tables.ts';

/** The document that the fees are for, and its dealer. */
export interface FeeSource extends Pick<ServiceFeeTable, 'orgCode' | 'dealerCode' | 'dealerName' | 'sourceId' | 'sourceNo' | 'vin' | 'currency'> {
  /** Kind of the document, e.g. `warrantyClaim`. */
  source: string;
  /** Of the document, where it can be approved more than once; default 1. */
  round?: number;
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

/**
 * Takes back what a reopened document has brought: one charge-back of its net amount, dated today.
 * @returns its number; null where nothing is to be taken back
 */
export async function reverseFees(context: TrxContext, source: Omit<FeeSource, 'round'>): Promise<string | null> {
  const { rows } = await sql<{ net: number | null; round: number }>`select sum(amount) as net, count(*) filter (where fee_type = 'chargeback')::int + 1 as round
    from service_fee where source_id = ${source.sourceId}`.execute(context.db);
  const { net, round } = rows[0]!;
  const [feeNo] = await createFees(context, { ...source, round, lines: [{ feeType: 'chargeback', amount: net === null ? null : -net }] });
  return feeNo ?? null;
}

/** Marks the fees of a document as paid in full by a statement. @param input.day of the payment, `YYYY-MM-DD` */
export async function settleFees({ db }: TrxContext, { sourceId, statementNo, day }: { sourceId: string; statementNo: string; day: string }): Promise<void> {
  await db
    .updateTable('serviceFee')
    .set((fee) => ({ settlementStatus: 'settled', statementNo, settledDate: day, settledAmount: fee.ref('amount') }))
    .where('sourceId', '=', sourceId)
    .execute();
}
