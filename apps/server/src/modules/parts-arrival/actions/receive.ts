/** Receiving boxes: keeps a count, or books it. */
import { sql } from 'kysely';
import { actInside } from '../../../documents/act.ts';
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { PartsArrivalInput, PartsArrivalSaved } from '../../../generated/types.gen.ts';
import { lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { newId, undone } from '../../../shared/database/database.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { asOfNow } from '../../../shared/workflow/dealerGate.ts';
import { arrivalKind } from '../arrivalKind.ts';
import { arrivalStore } from '../arrivalStore.ts';
import { lockPacked, openWarehousesOf, type PackedList, partsNamed } from '../packedGoods.ts';
import { codeOf, compose, type CountFacts } from '../rules/counting.ts';
import { arrivalWorkflow } from '../rules/workflow.ts';
import { type Arrival, type ArrivalHeader, type ArrivalLines, emptyArrival } from '../tables.ts';

export interface Receiving {
  input: PartsArrivalInput;
  /** Keeps the count and books nothing. */
  hold: boolean;
  createClaim: boolean;
  confirm: boolean;
  dryRun: boolean;
}

/**
 * Keeps what was counted, and books it unless it is only to be kept. Packing list, orders, receipt and shelves are locked in this order.
 * @throws E-012 for a packing list that is not on its way to the user's unit; E-311, E-317, E-349 by its boxes; 422 with every wrong field
 */
export const receive = (context: Context, receiving: Receiving): Promise<PartsArrivalSaved> =>
  transact(context, async (inside) => {
    mustHold(arrivalWorkflow.edit, context.user);
    const work = async () => received({ ...inside, user: await asOfNow(inside) }, receiving);
    return receiving.dryRun ? undone(inside.db, work) : work();
  });

async function received(context: TrxContext, { input, hold, createClaim, confirm }: Receiving): Promise<PartsArrivalSaved> {
  const stored = input.id ? await arrivalStore.findHeader(context, input.id) : undefined;
  if (!stored && !input.packingNo) throw invalid([{ field: 'packingNo', code: 'E-013' }]);
  const packed = await lockPacked(context, stored ? { packingId: stored.packingId } : { packingNo: input.packingNo! });
  // Of a kept count the version may be left out: whoever named it means it as it is by now.
  const version = input.version ?? stored?.version;
  const saved = await saveDocument(context, savedCount(packed), { ...input, ...(version !== undefined && { version }) }, { confirm });
  if (hold) return { ...(saved as SavedAnswer & Pick<PartsArrivalSaved, 'status'>), result: null, partsClaimNo: null };
  const booked = await actInside(context, arrivalKind, 'book', { id: saved.id, version: saved.version, createClaim });
  return toSaved(await completed(context, booked), saved.warnings);
}

const toSaved = ({ id, arrivalNo, version, status, result, partsClaimNo }: ArrivalHeader, warnings: SavedAnswer['warnings']): PartsArrivalSaved => ({
  id,
  no: arrivalNo,
  version,
  status,
  warnings,
  result,
  partsClaimNo,
});

/** Receipts without differences end with their packing list. @returns the receipt as it is then */
async function completed(context: TrxContext, booked: ArrivalHeader): Promise<ArrivalHeader> {
  const { db, services } = context;
  const { rows } = await sql<{ isClosed: boolean }>`select status = 'closed' as is_closed from packing_list where id = ${booked.packingId}`.execute(db);
  if (!rows[0]?.isClosed) return booked;
  const done = await db
    .selectFrom('partsArrival')
    .select('id')
    .where('packingId', '=', booked.packingId)
    .where('status', '=', 'pass')
    .where('delFlag', '=', 0)
    .orderBy('id')
    .execute();
  for (const { id } of done) await actInside(systemContext(services, db) as TrxContext, arrivalKind, 'complete', { id });
  return arrivalStore.findHeader(context, booked.id);
}

/** Facts that a save of a count asks about. */
async function factsOf(context: Context, goods: PackedList, { lines = [], extra = [] }: PartsArrivalInput): Promise<CountFacts> {
  const { db, services, user } = context;
  const codes = [...lines.map(({ wrongPartsCode }) => codeOf(wrongPartsCode)), ...extra.map(({ partsCode }) => codeOf(partsCode))].filter(Boolean);
  return {
    goods,
    parts: await partsNamed(db, codes),
    warehouses: (await openWarehousesOf(context, goods)).map(({ value }) => value),
    today: today(user, services.now()),
    newId: () => newId(services.now().getTime()),
  };
}

const savedCount = (packed: PackedList): SavedKind<ArrivalHeader, ArrivalLines, PartsArrivalInput, CountFacts> => ({
  kind: arrivalKind,
  store: arrivalStore,
  // The goods are of the unit that ordered them, whoever of the dealer receives them.
  create: (context): Arrival => ({ header: newHeaderFor(context, emptyArrival, packed), lines: [], boxes: [] }),
  read: async (context, id, input) => ({ document: id === null ? null : await arrivalStore.find(context, id), facts: await factsOf(context, packed, input) }),
  compose(_context, base, input, facts): Composed<ArrivalHeader, ArrivalLines> {
    const { document, errors } = compose(base, input, facts);
    if (errors.length > 0) throw invalid(errors);
    return { document };
  },
  lineHistory: (before, after) =>
    lineChanges(before.lines, after.lines, {
      fields: ['receivedQty', 'damagedQty', 'wrongQty', 'wrongPartsCode', 'binLocation', 'differenceReason', 'remark'],
      nameOf: ({ wmsBoxNo, partsCode }) => `lines/${wmsBoxNo} ${partsCode}`,
    }),
});
