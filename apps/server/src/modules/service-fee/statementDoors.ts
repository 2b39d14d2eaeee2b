/** Service fees on statements. Kinds of documents follow them by their hooks (`feeSources` of a module). */
import type { TrxContext } from '../../shared/context.ts';
import type { FeeHooks } from './hooks.ts';
import './tables.ts';

interface OnStatement {
  feeIds: readonly string[];
  statementNo: string;
}

interface LockedFee {
  id: string;
  feeSource: string;
  sourceId: string;
}

const doorsOf = ({ services }: TrxContext, source: string): FeeHooks | undefined =>
  services.modules.map(({ feeSources = {} }) => feeSources[source]).find((doors) => doors !== undefined);

const lockFees = ({ db }: TrxContext, ids: readonly string[]): Promise<LockedFee[]> =>
  db
    .selectFrom('serviceFee')
    .select(['id', 'feeSource', 'sourceId'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** The documents that fees are for, each once. */
const sourcesOf = (fees: readonly LockedFee[]): LockedFee[] => [...new Map(fees.map((fee) => [fee.sourceId, fee])).values()];

/** Whether a fee may stand on a statement now. @throws the refusal of its source, which says what keeps it off */
export async function mayGoOnStatement(context: TrxContext, { feeId }: { feeId: string }): Promise<true> {
  const [fee] = await lockFees(context, [feeId]);
  if (!fee) throw new Error(`There is no fee ${feeId}`);
  await doorsOf(context, fee.feeSource)?.mayGoOnStatement?.(context, { sourceId: fee.sourceId });
  return true;
}

/** A statement with these fees is issued. */
export async function feesSettling(context: TrxContext, { feeIds, statementNo }: OnStatement): Promise<void> {
  const fees = await lockFees(context, feeIds);
  await context.db.updateTable('serviceFee').set({ settlementStatus: 'settling', statementNo }).where('id', 'in', ids(fees)).execute();
  for (const { feeSource, sourceId } of sourcesOf(fees)) await doorsOf(context, feeSource)?.settling?.(context, { sourceId, statementNo });
}

/** These fees leave their statement, which is disputed or goes on without them. */
export async function feesReleased(context: TrxContext, { feeIds }: Pick<OnStatement, 'feeIds'>): Promise<void> {
  const fees = await lockFees(context, feeIds);
  await context.db.updateTable('serviceFee').set({ settlementStatus: 'unsettled', statementNo: null }).where('id', 'in', ids(fees)).execute();
  for (const { feeSource, sourceId } of sourcesOf(fees)) await doorsOf(context, feeSource)?.released?.(context, { sourceId });
}

/** A statement is closed: its fees are paid, and a document whose fees are all paid is settled. @param input.day of the payment, `YYYY-MM-DD` */
export async function feesSettled(context: TrxContext, { feeIds, statementNo, day }: OnStatement & { day: string }): Promise<void> {
  const { db } = context;
  const fees = await lockFees(context, feeIds);
  await db
    .updateTable('serviceFee')
    .set((fee) => ({ settlementStatus: 'settled', statementNo, settledDate: day, settledAmount: fee.ref('amount') }))
    .where('id', 'in', ids(fees))
    .execute();
  for (const { feeSource, sourceId } of sourcesOf(fees)) {
    const open = await db.selectFrom('serviceFee').select('id').where('sourceId', '=', sourceId).where('settlementStatus', '<>', 'settled').limit(1).execute();
    if (open.length === 0) await doorsOf(context, feeSource)?.settled?.(context, { sourceId, statementNo, day });
  }
}

const ids = (fees: readonly LockedFee[]): string[] => fees.map(({ id }) => id);
