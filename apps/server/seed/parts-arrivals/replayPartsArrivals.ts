import { sql } from 'kysely';
import { receive } from '../../src/modules/parts-arrival/actions/receive.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import type { PartsArrivalLineInput } from '../../src/generated/types.gen.ts';
import { partPicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { deliveryDays } from '../packing-lists/deliveryPlans.ts';
import type { Shipped } from '../packing-lists/replayPackings.ts';
import { differenceFor } from '../parts-claims/partsClaimPlans.ts';
import type { OrderingDealer } from '../parts-orders/orderPlans.ts';
import { buyers } from '../parts-orders/people.ts';
import type { Stage } from '../stage.ts';

/** A receipt that is booked. */
export interface Received extends Pick<Shipped, 'delivery' | 'dealerCode'> {
  id: string;
  arrivalNo: string;
  /** Day of its booking, `YYYY-MM-DD`. */
  day: string;
  partsClaimNo: string | null;
}

interface Line {
  packingLineId: string;
  partsCode: string;
  qty: number;
}

/** Who counts in each dealer's store. */
export const storekeepers: Readonly<Record<OrderingDealer, string>> = {
  D001: 'Ramón Quiroga',
  D002: 'Марат Исабеков',
  D003: 'Koffi N’Guessan',
  D004: 'Paulo Tchissola',
};

/** Counts what has come: in part, not to the end, or in full. @returns the receipts that are booked */
export async function replayPartsArrivals(stage: Stage, trx: Trx, lists: readonly Shipped[], today: string): Promise<Received[]> {
  const picture = await partPicture(4, 'defective');
  const received: Received[] = [];
  for (const [index, list] of lists.entries()) {
    const receipt = await count(stage, trx, list, { index, picture, today });
    if (receipt) received.push(receipt);
  }
  return received;
}

async function count(
  { services, setClock, actAs }: Stage,
  trx: Trx,
  { id: packingId, packingNo, delivery, dealerCode, boxNos }: Shipped,
  { index, picture, today }: { index: number; picture: Buffer; today: string },
): Promise<Received | undefined> {
  const { end } = delivery;
  if (end === 'onTheWay' || end === 'delayed' || end === 'arrived') return undefined;
  const day = addDays(today, -deliveryDays(delivery).received);
  setClock(new Date(`${day}T14:${10 + (index % 49)}:00Z`));
  const user = await actAs(buyers[dealerCode]);
  const context = contextOf(services, user);
  const input = {
    packingNo,
    arrivalDate: day,
    receivedBy: storekeepers[dealerCode],
    warehouse: 'MAIN',
    ...(end === 'partlyReceived' && { boxes: boxNos.slice(0, 1) }),
  };
  const { rows: lines } = await sql<Line>`select line.id as packing_line_id, line.parts_code, line.qty from packing_line line
    where line.packing_id = ${packingId} order by line.unit_price, line.line_no`.execute(trx);
  const differing = differenceFor(delivery);
  const counted = differing
    ? [differentLine(lines, differing)]
    : end === 'counting'
      ? lines.slice(0, 3).map((line) => ({ packingLineId: line.packingLineId, receivedQty: line.qty }))
      : [];
  const booking = { createClaim: true, confirm: true, dryRun: false };
  const kept = await receive(context, { input: { ...input, lines: counted }, hold: true, ...booking });
  const photo = async (slot: string): Promise<void> => {
    const takenAt = `${day} 10:1${index % 10}:20`;
    const content = withExif(picture, takenAt, `${packingNo} ${slot}`);
    await uploadFile(
      services,
      user,
      { tableName: 'parts_arrival', tableId: kept.id },
      { slot, filename: `IMG_${takenAt.replace(/\D/g, '')}.jpg`, type: 'image/jpeg', content },
    );
  };
  if (differing === 'damaged') await photo('damagePhoto');
  if (index % 3 === 0) await photo('deliveryNotePhoto');
  if (end === 'counting') return undefined;
  const booked = await receive(context, { input: { id: kept.id }, hold: false, ...booking });
  return { id: booked.id, arrivalNo: booked.no, delivery, dealerCode, day, partsClaimNo: booked.partsClaimNo };
}

/** The cheapest line of which there are some pieces, with one or two that are not as packed. */
function differentLine(lines: readonly Line[], difference: 'short' | 'damaged' | 'over' | 'wrong'): PartsArrivalLineInput {
  const line = lines.find(({ qty }) => qty >= 3) ?? lines[0]!;
  const { packingLineId, qty } = line;
  const few = Math.min(2, qty - 1) || 1;
  const other = lines.find(({ partsCode }) => partsCode !== line.partsCode)!;
  return {
    short: { packingLineId, receivedQty: qty - few },
    damaged: { packingLineId, receivedQty: qty, damagedQty: few },
    over: { packingLineId, receivedQty: qty + few },
    wrong: { packingLineId, receivedQty: qty - few, wrongQty: few, wrongPartsCode: other.partsCode },
  }[difference];
}
