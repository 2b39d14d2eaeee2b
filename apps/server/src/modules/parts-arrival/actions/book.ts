/** Books a count: the stock is filled, the packing list and its orders follow, differences become a claim. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { dealerUsers, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { receiveBoxes } from '../../packing-list/service.ts';
import { arriveLines } from '../../parts-order/service.ts';
import { bringIn, inShipping } from '../../stock/service.ts';
import { arrivalStore, filesOf } from '../arrivalStore.ts';
import { differencesOfLines } from '../differencesOf.ts';
import { findPacked, type PackedList } from '../packedGoods.ts';
import { checkBook } from '../rules/bookChecks.ts';
import { bookingsOf, sumsBy } from '../rules/bookings.ts';
import { withReasons } from '../rules/counting.ts';
import { hasDifferences, piecesOf } from '../rules/differences.ts';
import type { Arrival, ArrivalHeader, ArrivalLine } from '../tables.ts';
import { about, arrivalEffect, claimHooks } from './arrivalStep.ts';
import { valuedIn } from './valuedIn.ts';

interface Ready {
  counted: Arrival;
  packed: PackedList;
}

export const book = arrivalEffect<Ready>({
  async prepare({ context, before }) {
    const { db, user, services } = context;
    const counted = { header: before, ...(await arrivalStore.findLines(db, before.id)) };
    const packed = await findPacked(context, { packingId: before.packingId });
    const errors = checkBook(counted, { files: await filesOf(db, before.id), today: today(user, services.now()), shipmentDate: packed.shipmentDate });
    if (errors.length > 0) throw invalid(errors);
    return { counted: { ...counted, lines: withReasons(counted.lines) }, packed };
  },
  async apply({ context, input }, { counted, packed }) {
    const { db, services, user } = context;
    await arrivalStore.putLines(db, counted);
    await tellList(context, counted);
    await tellOrders(context, counted, packed);
    const differs = hasDifferences(counted.lines);
    const claim = differs ? await claimOf(context, counted, input.createClaim !== false) : {};
    await fillShelves(context, counted);
    return {
      ...claim,
      status: differs ? 'no_pass' : 'pass',
      result: differs ? 'no_pass' : 'pass',
      bookedTime: services.now().toISOString(),
      submitTime: services.now().toISOString(),
      submitBy: user.username,
    } satisfies Partial<ArrivalHeader>;
  },
  async notify({ context: { db, services } }, after) {
    if (after.result === 'pass') return;
    const parts = await reviewersOf(db, 'partsArrival:query', after.dealerCode, { role: 'MFR_PARTS' });
    const admins = await dealerUsers(db, after.dealerCode, ['DLR_ADMIN']);
    await notify(db, [...parts, ...admins], { event: 'partsArrival.differences', ...about(after), at: services.now() });
  },
});

const fromList = ({ lines }: Arrival): (ArrivalLine & { packingLineId: string })[] =>
  lines.flatMap(({ packingLineId, ...line }) => (packingLineId === null ? [] : [{ ...line, packingLineId }]));

/** The packing list with what came of each line; its last box closes it. */
const tellList = (context: TrxContext, counted: Arrival): Promise<unknown> =>
  receiveBoxes(context, {
    packingId: counted.header.packingId,
    arrivalNo: counted.header.arrivalNo,
    boxes: counted.boxes.map(({ wmsBoxNo }) => wmsBoxNo),
    lines: fromList(counted).map((line) => {
      const { over, short } = piecesOf(line);
      return { packingLineId: line.packingLineId, receivedQty: line.receivedQty ?? 0, damagedQty: line.damagedQty, overQty: over, shortQty: short };
    }),
    day: counted.header.arrivalDate!,
  });

/** The lines of the orders with what has arrived and what is missing. */
async function tellOrders(context: TrxContext, counted: Arrival, { lines }: PackedList): Promise<void> {
  const orderLineOf = new Map(lines.map(({ packingLineId, orderLineId }) => [packingLineId, orderLineId]));
  const came = fromList(counted).map((line) => ({ ...piecesOf(line), orderLineId: orderLineOf.get(line.packingLineId)! }));
  const short = new Map(
    sumsBy(
      came,
      ({ orderLineId }) => orderLineId,
      (line) => line.short,
    ),
  );
  const arrived = sumsBy(
    came,
    ({ orderLineId }) => orderLineId,
    ({ right }) => right,
  );
  await arriveLines(context, {
    lines: arrived.map(([orderLineId, arrivedQty]) => ({ orderLineId, arrivedQty, shortQty: short.get(orderLineId) ?? 0 })),
    day: counted.header.arrivalDate!,
  });
}

/** By when the differences are to be claimed, and the draft that begins it. */
async function claimOf(context: TrxContext, { header, lines }: Arrival, isWanted: boolean): Promise<Partial<ArrivalHeader>> {
  const hooks = claimHooks(context.services);
  if (!hooks) return {};
  const claimDeadline = hooks.claimDeadline(context.services.parameters, { arrivalDate: header.arrivalDate! });
  if (!isWanted) return { claimDeadline };
  const differences = differencesOfLines(lines);
  // Claims are about what is booked, and this receipt is so only when the action ends.
  await sql`update parts_arrival set booked_time = ${context.services.now().toISOString()}::timestamptz where id = ${header.id}`.execute(context.db);
  const { partsClaimNo } = await hooks.booked(context, { arrival: { ...header, claimDeadline }, differences });
  await sql`update parts_arrival_line set parts_claim_no = ${partsClaimNo}
    where arrival_id = ${header.id} and id = any(${differences.map(({ arrivalLineId }) => arrivalLineId)}::char(32)[])`.execute(context.db);
  return { claimDeadline, partsClaimNo };
}

/** Everything that came goes onto the shelves of the unit that ordered it, and is on its way no more. */
async function fillShelves(context: TrxContext, { header, lines, boxes: _boxes }: Arrival): Promise<void> {
  const { id: sourceId, arrivalNo: sourceNo, dealerCode, subDealerCode, currency } = header;
  const warehouse = header.warehouse!;
  const unit = { dealerCode, subDealerCode };
  const announced = sumsBy(
    lines.filter(({ packedQty }) => packedQty > 0),
    ({ partsCode }) => partsCode,
    ({ packedQty }) => packedQty,
  );
  if (announced.length > 0) await inShipping(context, { ...unit, lines: announced.map(([partsCode, qty]) => ({ partsCode, qty: -qty })) });
  const valued = await valuedIn(context, { dealerCode, currency, day: makerDay(context.services) });
  const bookings = lines.flatMap((line) => bookingsOf(line, warehouse));
  await bringIn(context, {
    ...unit,
    source: 'partsArrival',
    sourceId,
    sourceNo,
    lines: bookings.map(({ unitCost, ...booking }) => ({
      ...booking,
      unitCost: valued(unitCost),
      postingKey: `partsArrival:${booking.lineId}:${booking.warehouse}`,
    })),
  });
  await keepBins(context, header, lines);
}

/** Where a part lies in the warehouse of the receipt, as its dealer has just said. */
async function keepBins({ db }: TrxContext, { dealerCode, subDealerCode, warehouse }: ArrivalHeader, lines: readonly ArrivalLine[]): Promise<void> {
  const placed = new Map(lines.flatMap(({ partsCode, binLocation }) => (binLocation === null ? [] : [[partsCode, binLocation] as const])));
  if (placed.size === 0) return;
  await sql`update parts_stock set bin_location = placed.bin from unnest(${[...placed.keys()]}::text[], ${[...placed.values()]}::text[]) as placed (code, bin)
    where dealer_code = ${dealerCode} and sub_dealer_code = ${subDealerCode ?? ''} and warehouse = ${warehouse} and parts_code = placed.code
      and bin_location is distinct from placed.bin`.execute(db);
}
