/** What becomes of a packing list at the dealer. */
import { sql } from 'kysely';
import type { Db } from '../../../shared/database/database.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { packingEffect, type Receipt, tell } from './packingStep.ts';

/** The dealer says that the goods are there. */
export const markArrived = packingEffect<{ arrivedOn: string }>({
  async prepare({ context: { services, user }, before: { shipmentDate }, input }) {
    const day = today(user, services.now());
    const { arrivedOn = day } = input;
    if (arrivedOn > day || arrivedOn < (shipmentDate ?? arrivedOn))
      throw invalid([{ field: 'arrivedOn', code: 'E-318', params: { from: shipmentDate ?? day } }]);
    return { arrivedOn };
  },
  apply: async (_step, { arrivedOn }) => ({ arrivedOn }),
  notify: ({ context }, after) => tell(context, after, { event: 'arrived', keepers: true }),
});

/** The expected day has passed; nobody has seen the goods. */
export const arrive = packingEffect({ notify: ({ context }, after) => tell(context, after, { event: 'arrived', keepers: true }) });

/** Boxes are received; the last one closes the packing list. */
export const receive = packingEffect({
  async apply({ context: { db }, before, input: { receipt } }) {
    await storeReceipt(db, before, receipt!);
    const boxesReceived = before.boxesReceived + receipt!.boxes.length;
    return {
      boxesReceived,
      arrivedOn: before.arrivedOn ?? receipt!.day,
      ...(boxesReceived === before.boxCount && { status: 'closed', closeReason: 'arrived' }),
    };
  },
});

async function storeReceipt(db: Db, { id, packingNo: no }: { id: string; packingNo: string }, { arrivalNo, boxes, lines }: Receipt): Promise<void> {
  const { rows } = await sql<{ wmsBoxNo: string; receivedIn: string | null }>`select wms_box_no, received_in from packing_box
    where packing_id = ${id} and wms_box_no = any(${[...boxes]}::text[])`.execute(db);
  for (const box of boxes) {
    const stored = rows.find(({ wmsBoxNo }) => wmsBoxNo === box);
    if (!stored) throw refuse('E-317', { box, no });
    if (stored.receivedIn !== null) throw refuse('E-311');
  }
  await sql`update packing_box set received_in = ${arrivalNo} where packing_id = ${id} and wms_box_no = any(${[...boxes]}::text[])`.execute(db);
  await sql`update packing_line line set received_qty = counted.received, damaged_qty = counted.damaged, over_qty = counted.over, short_qty = counted.short
    from unnest(${lines.map(({ packingLineId }) => packingLineId)}::char(32)[], ${lines.map(({ receivedQty }) => receivedQty)}::numeric[],
      ${lines.map(({ damagedQty }) => damagedQty)}::numeric[], ${lines.map(({ overQty }) => overQty)}::numeric[], ${lines.map(({ shortQty }) => shortQty)}::numeric[])
      as counted (id, received, damaged, over, short)
    where line.packing_id = ${id} and line.id = counted.id`.execute(db);
}
