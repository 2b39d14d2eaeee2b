/** Packing lists on their way, for tests of receipts: with their order, as if everything had been shipped. */
import { sql } from 'kysely';
import { type Db, newId } from '../../shared/database/database.ts';

export interface PackedPart {
  partsCode: string;
  qty: number;
  unitPrice?: number;
}

interface Shipment {
  dealerCode?: 'D001' | 'D002';
  status?: 'draft' | 'shipped' | 'pending_acceptance';
  currency?: string;
  shipmentDate?: string;
  /** Parts by box. */
  boxes: Readonly<Record<string, readonly PackedPart[]>>;
  orderType?: string;
}

export interface Shipped {
  packingId: string;
  packingNo: string;
  orderId: string;
  /** Ids of the packing lines, by `box part`. */
  lines: Readonly<Record<string, string>>;
}

const owners = { D001: { orgCode: 'B01A01', dealerName: 'AgroAndes' }, D002: { orgCode: 'B01A02', dealerName: 'Steppe' } } as const;
let last = 0;

/** Ships a packing list of one order; the parts count as on their way on the dealer's shelves only where a test asks for it. */
export async function shipPackingList(
  db: Db,
  { dealerCode = 'D001', status = 'pending_acceptance', currency = 'USD', shipmentDate = '2026-11-10', boxes, orderType = 'stock' }: Shipment,
): Promise<Shipped> {
  last += 1;
  const { orgCode, dealerName } = owners[dealerCode];
  const number = String(last).padStart(4, '0');
  const [orderId, packingId, packingNo, orderNo] = [newId(), newId(), `PL-${dealerCode}-T${number}`, `PO-${dealerCode}-T${number}`];
  const free = ['sample', 'resend'].includes(orderType) ? 'Y' : 'N';
  const owner = sql`${orgCode}, ${dealerCode}, ${dealerName}, 'test'`;
  await sql`insert into parts_order (id, org_code, dealer_code, dealer_name, create_by, status, order_no, order_type, currency, pay_status, ship_status, free_of_charge, shipment_date)
    values (${orderId}, ${owner}, 'shipped', ${orderNo}, ${orderType}, ${currency}, 'paid', 'shipped', ${free}, ${shipmentDate})`.execute(db);
  await sql`insert into packing_list (id, org_code, dealer_code, dealer_name, create_by, status, packing_no, order_nos, currency, shipment_date, eta, box_count)
    values (${packingId}, ${owner}, ${status}, ${packingNo}, ${[orderNo]}, ${currency}, ${shipmentDate}, ${shipmentDate}, ${Object.keys(boxes).length})`.execute(
    db,
  );
  const lines: Record<string, string> = {};
  let lineNo = 0;
  for (const [at, [box, parts]] of Object.entries(boxes).entries()) {
    await sql`insert into packing_box (id, packing_id, line_no, wms_box_no) values (${newId()}, ${packingId}, ${at + 1}, ${box})`.execute(db);
    for (const { partsCode, qty, unitPrice = 10 } of parts) {
      lineNo += 1;
      const [orderLineId, lineId] = [newId(), newId()];
      const part = sql`select parts_code, name, unit from parts where parts_code = ${partsCode}`;
      await sql`insert into parts_order_line (id, order_id, line_no, parts_code, parts_name, unit, qty, unit_price, confirmed_qty, shipped_qty)
        select ${orderLineId}, ${orderId}, ${lineNo}, parts_code, name, unit, ${qty}, ${unitPrice}, ${qty}, ${qty} from (${part}) part`.execute(db);
      await sql`insert into packing_line (id, packing_id, line_no, wms_box_no, order_id, order_line_id, order_no, order_line_no, parts_code, parts_name, qty, unit, unit_price)
        select ${lineId}, ${packingId}, ${lineNo}, ${box}, ${orderId}, ${orderLineId}, ${orderNo}, ${lineNo}, parts_code, name, ${qty}, unit, ${unitPrice} from (${part}) part`.execute(
        db,
      );
      lines[`${box} ${partsCode}`] = lineId;
    }
  }
  return { packingId, packingNo, orderId, lines };
}
