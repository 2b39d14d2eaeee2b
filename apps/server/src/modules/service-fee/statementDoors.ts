/** Service fees on statements. Kinds of documents follow them by their hooks (`feeSources` of a module). */
import { type RawBuilder, sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { heldReason, holdsOf } from './heldReason.ts';
import type { FeeHooks, FollowedSource } from './hooks.ts';
import './tables.ts';

interface OnStatement {
  feeIds: readonly string[];
  statementNo: string;
}

interface LockedFee {
  id: string;
  feeNo: string;
  feeSource: string;
  sourceId: string;
  feeType: string;
}

const lockFees = ({ db }: TrxContext, ids: readonly string[]): Promise<LockedFee[]> =>
  db
    .selectFrom('serviceFee')
    .select(['id', 'feeNo', 'feeSource', 'sourceId', 'feeType'])
    .where(sql<boolean>`id = any(${[...ids]}::char(32)[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Locks fees that are to go on a statement; its caller has locked the statement.
 * @throws E-507 for one that is no approved fee, stands on a statement or is settled; the refusal of a document that keeps its fees off, E-252
 */
export async function mayGoOnStatement(context: TrxContext, { feeIds }: Pick<OnStatement, 'feeIds'>): Promise<void> {
  const { services, db } = context;
  await lockFees(context, feeIds);
  const holds = holdsOf(services.modules);
  const { rows } = await sql<{ feeNo: string; sourceNo: string; feeSource: string; isOpen: boolean; statementNo: string | null; held: string | null }>`
    select fee_no, source_no, fee_source, status = 'audit_succeeded' and settlement_status = 'unsettled' as is_open, statement_no, ${heldReason(services)} as held
    from service_fee where id = any(${[...feeIds]}::char(32)[]) order by fee_no`.execute(db);
  for (const { feeNo, sourceNo, feeSource, isOpen, statementNo, held } of rows) {
    if (!isOpen) throw refuse('E-507', { no: feeNo, st: statementNo ?? '–' });
    const hold = holds.get(feeSource);
    if (hold && hold.reason === held) throw refuse(hold.code, { no: sourceNo });
  }
}

/**
 * Fees that stand on statements only together: with an unsettled fee and charge-back of one document the one takes the other.
 * @returns the given ones and what goes with them
 */
export async function fellowFees({ db }: Pick<TrxContext, 'db'>, { feeIds }: Pick<OnStatement, 'feeIds'>): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`with given as (select source_id from service_fee where id = any(${[...feeIds]}::char(32)[]) and settlement_status <> 'settled'),
      both_kinds as (select source_id from service_fee where source_id in (select source_id from given) and settlement_status <> 'settled' and del_flag = 0
        group by source_id having bool_or(fee_type = 'chargeback') and bool_or(fee_type <> 'chargeback'))
    select id from service_fee where id = any(${[...feeIds]}::char(32)[])
      or (source_id in (select source_id from both_kinds) and settlement_status <> 'settled' and del_flag = 0) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a statement writes of fees. */
async function write({ db, services }: TrxContext, fees: readonly LockedFee[], values: RawBuilder<unknown>): Promise<void> {
  await sql`update service_fee set ${values}, update_time = ${services.now().toISOString()}::timestamptz
    where id = any(${fees.map(({ id }) => id)}::char(32)[])`.execute(db);
}

/** Keeps unsettled fees off statements, or ends it. @param input.reason `excluded` from the statement in hand, `disputed` until it is answered; null: they go on */
export async function keepOff(
  context: TrxContext,
  { feeIds, reason }: Pick<OnStatement, 'feeIds'> & { reason: 'excluded' | 'disputed' | null },
): Promise<void> {
  const fees = await lockFees(context, feeIds);
  await write(context, fees, sql`held_reason = case settlement_status when 'unsettled' then ${reason}::text end`);
}

/** Statements with these fees are issued. */
export async function feesSettling(context: TrxContext, statements: readonly OnStatement[]): Promise<void> {
  const fees = await lockFees(context, idsOf(statements));
  await put(context, statements, sql`settlement_status = 'settling', statement_no = taken.no, held_reason = null`);
  await tellSources(context, fees, { statementOf: statementsByFee(statements), day: null });
}

/** These fees leave their statement. @param input.reason why they stay off the next ones; default nothing */
export async function feesReleased(
  context: TrxContext,
  { feeIds, reason = null }: Pick<OnStatement, 'feeIds'> & { reason?: 'disputed' | null },
): Promise<void> {
  const fees = await lockFees(context, feeIds);
  await write(context, fees, sql`settlement_status = 'unsettled', statement_no = null, held_reason = ${reason}`);
  await tellSources(context, fees, { statementOf: new Map(), day: null });
}

/** Statements are closed: their fees are paid, and documents whose fees are all paid are settled. @param input.day of the payment, `YYYY-MM-DD` */
export async function feesSettled(context: TrxContext, { statements, day }: { statements: readonly OnStatement[]; day: string }): Promise<void> {
  const fees = await lockFees(context, idsOf(statements));
  await put(
    context,
    statements,
    sql`settlement_status = 'settled', statement_no = taken.no, settled_date = ${day}, settled_amount = amount, held_reason = null`,
  );
  await tellSources(context, fees, { statementOf: statementsByFee(statements), day });
  for (const [source, own] of Map.groupBy(fees, ({ feeSource }) => feeSource)) {
    const feeNos = own.filter(({ feeType }) => feeType === 'chargeback').map(({ feeNo }) => feeNo);
    if (feeNos.length > 0) await doorsOf(context, source)?.chargedBack?.(context, { feeNos });
  }
}

const idsOf = (statements: readonly OnStatement[]): string[] => statements.flatMap(({ feeIds }) => feeIds);

const statementsByFee = (statements: readonly OnStatement[]): ReadonlyMap<string, string> =>
  new Map(statements.flatMap(({ feeIds, statementNo }) => feeIds.map((id) => [id, statementNo] as const)));

/** What statements write of their fees. @param values may name the number of the statement, `taken.no` */
async function put({ db, services }: TrxContext, statements: readonly OnStatement[], values: RawBuilder<unknown>): Promise<void> {
  const taken = [...statementsByFee(statements)];
  await sql`update service_fee set ${values}, update_time = ${services.now().toISOString()}::timestamptz
    from unnest(${taken.map(([id]) => id)}::char(32)[], ${taken.map(([, no]) => no)}::text[]) as taken (id, no) where service_fee.id = taken.id`.execute(db);
}

const doorsOf = ({ services }: TrxContext, source: string): FeeHooks | undefined =>
  services.modules.map(({ feeSources = {} }) => feeSources[source]).find((doors) => doors !== undefined);

/** Tells the documents of fees their settlement. Charge-backs mean nothing to it. */
async function tellSources(
  context: TrxContext,
  fees: readonly LockedFee[],
  { statementOf, day }: { statementOf: ReadonlyMap<string, string>; day: string | null },
): Promise<void> {
  const owed = fees.filter(({ feeType }) => feeType !== 'chargeback');
  for (const [source, own] of Map.groupBy(owed, ({ feeSource }) => feeSource)) {
    const follow = doorsOf(context, source)?.follow;
    if (!follow) continue;
    const { rows: sources } = await sql<
      Omit<FollowedSource, 'statementNo'>
    >`select source_id, case when bool_or(settlement_status = 'unsettled') then 'unsettled'
        when bool_or(settlement_status = 'settling') then 'settling' else 'settled' end as settlement_status
      from service_fee where source_id = any(${[...new Set(own.map(({ sourceId }) => sourceId))]}::char(32)[]) and fee_type <> 'chargeback' and del_flag = 0
      group by source_id`.execute(context.db);
    const noOf = new Map(own.map(({ id, sourceId }) => [sourceId, statementOf.get(id) ?? null]));
    await follow(context, { sources: sources.map((one) => ({ ...one, statementNo: noOf.get(one.sourceId)! })), day });
  }
}
