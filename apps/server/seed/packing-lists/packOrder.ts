import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { generate } from '../../src/modules/packing-list/actions/generate.ts';
import { savePacking } from '../../src/modules/packing-list/actions/savePacking.ts';
import { packingKind } from '../../src/modules/packing-list/packingKind.ts';
import { packingStore } from '../../src/modules/packing-list/packingStore.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { textPdf } from '../files/textPdf.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { desk } from '../parts-orders/people.ts';
import type { Stage } from '../stage.ts';
import { type Box, type BoxLine, boxed, type Way } from './boxes.ts';

export interface PackedList {
  id: string;
  packingNo: string;
  boxes: Box[];
}

/** Packs everything of an order that is open, now. @param caseNo number of its cases */
export async function packOrder({ services, actAs }: Stage, trx: Trx, orderId: string, caseNo: string): Promise<PackedList> {
  const { rows: lines } = await sql<BoxLine>`select id as order_line_id, open_qty as qty, weight_kg from parts_order_line
    where order_id = ${orderId} and open_qty > 0 order by line_no`.execute(trx);
  const boxes = boxed(lines, caseNo);
  const wanted = boxes.flatMap(({ wmsBoxNo, lines: inside }) => inside.map(({ orderLineId, qty }) => ({ orderLineId, qty, wmsBoxNo })));
  const [list] = await generate(contextOf(services, await actAs(desk)), { lines: wanted, confirm: true, dryRun: false });
  return { id: list!.id, packingNo: list!.packingNo, boxes };
}

/** Measures and weighs the boxes, now. */
export async function weighBoxes({ services, actAs }: Stage, { id, boxes }: PackedList): Promise<void> {
  const context = contextOf(services, await actAs(desk));
  const { header, boxes: stored } = await packingStore.find(context, id);
  const idOf = new Map(stored.map((box) => [box.wmsBoxNo, box.id]));
  const weighed = boxes.map(({ lines: _lines, ...box }) => ({ ...box, id: idOf.get(box.wmsBoxNo)! }));
  await transact(context, (within) => savePacking(within, { id, version: header.version, boxes: weighed }, { confirm: true }));
}

/** Hands the boxes to the carrier, now, and keeps the invoice. @param transport with its days, `YYYY-MM-DD` */
export async function shipBoxes(
  { services, actAs }: Stage,
  { id, packingNo }: PackedList,
  transport: Way & { customsNo: string; shipmentDate: string; eta: string },
): Promise<void> {
  const keeper = await actAs(desk);
  await act(contextOf(services, keeper), packingKind, 'ship', { id, transport, confirm: true });
  const content = textPdf(['Commercial invoice', packingNo, `Date: ${transport.shipmentDate}`]);
  const invoice = { slot: 'invoice', filename: `${packingNo}.pdf`, type: 'application/pdf', content };
  await uploadFile(services, keeper, { tableName: 'packing_list', tableId: id }, invoice);
}
