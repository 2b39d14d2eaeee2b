import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { receive } from '../../src/modules/parts-arrival/actions/receive.ts';
import { savePartsClaim } from '../../src/modules/parts-claim/actions/saveClaim.ts';
import type { PartsClaimActionInput } from '../../src/modules/parts-claim/actions/claimStep.ts';
import { partsClaimKind } from '../../src/modules/parts-claim/partsClaimKind.ts';
import { filesOf, partsClaimStore } from '../../src/modules/parts-claim/partsClaimStore.ts';
import { requiredSlots } from '../../src/modules/parts-claim/rules/submitChecks.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { partPicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { dealers } from '../organisations/organisations.ts';
import { customsNo, wayOf } from '../packing-lists/boxes.ts';
import { packOrders, shipBoxes, weighBoxes } from '../packing-lists/packOrders.ts';
import { type Received, storekeepers } from '../parts-arrivals/replayPartsArrivals.ts';
import { buyers, desk, finance } from '../parts-orders/people.ts';
import type { Stage } from '../stage.ts';
import { differenceClaim, type PartsClaimPlan, qualityPlans } from './partsClaimPlans.ts';
import { descriptions, opinions } from './partsClaimTexts.ts';

interface Begun {
  id: string;
  dealerCode: Received['dealerCode'];
  /** Day on which it was begun, `YYYY-MM-DD`. */
  day: string;
  plan: PartsClaimPlan;
}

interface Around {
  index: number;
  picture: Buffer;
  today: string;
}

/** Who carries what goes back. */
const parcels = { carrier: 'DHL Express', trackingNo: 'JD01460000' };

/** Claims about differences, and about the quality of what came, each step on its day. */
export async function replayPartsClaims(stage: Stage, trx: Trx, receipts: readonly Received[], today: string): Promise<void> {
  const picture = await partPicture(7, 'defective');
  const begun = [...(await ofDifferences(trx, receipts)), ...(await ofQuality(stage, trx, today))];
  for (const [index, claim] of begun.entries()) await replay(stage, trx, claim, { index, picture, today });
}

/** Receipts have begun these. */
async function ofDifferences(trx: Trx, receipts: readonly Received[]): Promise<Begun[]> {
  const claims = await trx.selectFrom('partsClaim').select(['id', 'partsClaimNo']).execute();
  const idOf = new Map(claims.map(({ id, partsClaimNo }) => [partsClaimNo, id]));
  return receipts.flatMap(({ delivery, dealerCode, day, partsClaimNo }) => {
    const plan = differenceClaim(delivery);
    return plan && partsClaimNo !== null ? [{ id: idOf.get(partsClaimNo)!, dealerCode, day, plan }] : [];
  });
}

interface Fitting extends Pick<Received, 'dealerCode'> {
  packingLineId: string;
  arrivalNo: string;
  arrivalDate: string;
}

/** Parts that came as packed and are still there, and that the maker can send again: one of each receipt, the cheapest first. */
async function fittings(trx: Trx, today: string): Promise<Fitting[]> {
  const { rows } =
    await sql<Fitting>`select distinct on (a.arrival_date, a.id) line.packing_line_id, a.arrival_no, a.arrival_date::text as arrival_date, a.dealer_code
    from parts_arrival a join parts_arrival_line line on line.arrival_id = a.id
      join parts_stock s on s.dealer_code = a.dealer_code and s.sub_dealer_code = '' and s.warehouse = 'MAIN' and s.parts_code = line.parts_code
      join maker_stock m on m.warehouse = 'WH01' and m.parts_code = line.parts_code and m.inventory_qty - m.locked_qty > 2
    where a.result = 'pass' and a.arrival_date between ${addDays(today, -120)}::date and ${today}::date - 5
      and line.received_qty = line.packed_qty and line.damaged_qty = 0 and line.unit_price > 0 and s.inventory_qty - s.locked_qty > 2
    order by a.arrival_date, a.id, line.unit_price, line.line_no`.execute(trx);
  return rows;
}

/** Dealers begin these once a part has failed. */
async function ofQuality({ services, setClock, actAs }: Stage, trx: Trx, today: string): Promise<Begun[]> {
  const begun: Begun[] = [];
  const parts = await fittings(trx, today);
  for (const [index, plan] of qualityPlans.entries()) {
    // Those that are decided are older.
    const { dealerCode, arrivalNo, arrivalDate, packingLineId } = parts[parts.length - 1 - (index % parts.length)]!;
    const failureDate = addDays(arrivalDate, 2);
    const day = addDays(failureDate, 1);
    setClock(new Date(`${day}T13:${10 + index}:00Z`));
    const context = contextOf(services, await actAs(buyers[dealerCode]));
    const vin = plan.onShelf === 'N' ? await machineOf(trx, dealerCode, index) : null;
    const { language } = dealers.find((dealer) => dealer.dealerCode === dealerCode)!;
    const faultText = descriptions[language].quality;
    const line = { packingLineId, lineReason: 'quality', claimQty: 1, onShelf: plan.onShelf, failureDate, faultText, vin } as const;
    const { id } = await savePartsClaim(context, { claimReason: 'quality', arrivalNo, solution: plan.solution, lines: [line] }, { confirm: true });
    begun.push({ id, dealerCode, day, plan: { ...plan, reason: 'quality' } });
  }
  return begun;
}

async function machineOf(trx: Trx, dealerCode: string, index: number): Promise<string> {
  const { rows } = await sql<{ vin: string }>`select vin from vehicle where dealer_code = ${dealerCode} and vehicle_status = 'delivered'
    order by vin offset ${index} limit 1`.execute(trx);
  return rows[0]!.vin;
}

async function replay(stage: Stage, trx: Trx, { id, dealerCode, day, plan }: Begun, { index, picture, today }: Around): Promise<void> {
  const { services, setClock, actAs } = stage;
  const { end, solution, reason } = plan;
  if (end === 'draft') return;
  const on = (after: number, hour: number): void => setClock(new Date(`${addDays(day, after)}T${String(hour).padStart(2, '0')}:${10 + index}:00Z`));
  const user = await actAs(buyers[dealerCode]);
  const owner = contextOf(services, user);
  const by = async (username: string, action: keyof typeof partsClaimKind.workflow, input: Omit<PartsClaimActionInput, 'id'> = {}) =>
    act(contextOf(services, await actAs(username)), partsClaimKind, action, { id, ...input });

  on(0, 15);
  const { header, lines } = await partsClaimStore.find(owner, id);
  const { language } = dealers.find((dealer) => dealer.dealerCode === dealerCode)!;
  const kept = lines.map((line) => ({ id: line.id, claimQty: line.claimQty }));
  await savePartsClaim(owner, { id, version: header.version, solution, description: descriptions[language][reason], lines: kept }, { confirm: true });
  const files = await filesOf(trx, id);
  for (const slot of requiredSlots(lines, false).filter((name) => !files.get(name))) {
    const takenAt = `${day} 11:${10 + index}:08`;
    const content = withExif(picture, takenAt, `${header.partsClaimNo} ${slot}`);
    const file = { slot, filename: `IMG_${takenAt.replace(/\D/g, '')}.jpg`, type: 'image/jpeg', content };
    await uploadFile(services, user, { tableName: 'parts_claim', tableId: id }, file);
  }
  on(1, 14);
  await act(owner, partsClaimKind, 'submit', { id, confirm: true });
  if (end === 'submitted') return;
  on(2, 3);
  if (end === 'no_pass') return void (await by(desk, 'noPass', { opinion: opinions.no_pass, rejectReason: 'insufficient_photos' }));
  const lineResult = plan.result!;
  const decided = lines.map((line) => ({
    id: line.id,
    approvedQty: line.claimQty,
    lineResult,
    ...(lineResult === 'accept' && { approvedDiscountPct: 30 }),
  }));
  await by(desk, 'pass', { opinion: opinions.pass, lines: { lines: decided } });
  if (end === 'pass' || end === 'awaited') return;
  if (end === 'sentBack') {
    on(3, 13);
    return void (await by(buyers[dealerCode], 'shipReturn', { sentBack: { ...parcels, shipDate: addDays(day, 3), boxes: 1 } }));
  }
  on(3, 6);
  const { resendOrderId } = await by(end === 'credited' ? finance : desk, 'auditSucceeded');
  // Of two that are sent again nothing has been packed yet.
  if (resendOrderId !== null && reason !== 'quality') {
    const isThere = end === 'resent';
    const shipmentDate = isThere ? addDays(day, 4) : addDays(today, -2);
    await resend(stage, trx, { orderId: resendOrderId, dealerCode, shipmentDate, isThere }, index);
  }
}

/** Days that the air takes. */
const flightDays = 7;

/** The parts are sent again, by air. */
async function resend(
  stage: Stage,
  trx: Trx,
  { orderId, dealerCode, shipmentDate, isThere }: Pick<Begun, 'dealerCode'> & { orderId: string; shipmentDate: string; isThere: boolean },
  index: number,
): Promise<void> {
  const { services, setClock, actAs } = stage;
  setClock(new Date(`${shipmentDate}T02:${10 + index}:00Z`));
  const list = await packOrders(stage, trx, [orderId], `R${7_310 + index}`);
  await weighBoxes(stage, list);
  setClock(new Date(`${shipmentDate}T07:${10 + index}:00Z`));
  const way = wayOf(`packing.resent.${index}`, { orderType: 'urgent', deliveryMethod: 'truck' });
  const arrivalDate = addDays(shipmentDate, flightDays);
  await shipBoxes(stage, list, { ...way, customsNo: customsNo(shipmentDate, 400 + index), shipmentDate, eta: arrivalDate });
  if (!isThere) return;
  setClock(new Date(`${arrivalDate}T14:${10 + index}:00Z`));
  const input = { packingNo: list.packingNo, arrivalDate, receivedBy: storekeepers[dealerCode], warehouse: 'MAIN' };
  await receive(contextOf(services, await actAs(buyers[dealerCode])), { input, hold: false, createClaim: true, confirm: true, dryRun: false });
}
