/** The goods leave, and are taken back. */
import { sql } from 'kysely';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { recallShipped, shipReserved } from '../../maker-stock/service.ts';
import { mayBePacked, recallLines, shipLines } from '../../parts-order/service.ts';
import { inShipping } from '../../stock/service.ts';
import { packingStore } from '../packingStore.ts';
import { checkShipment } from '../rules/checkShipment.ts';
import { packedOf } from '../rules/contents.ts';
import type { PackingHeader, PackingLine } from '../tables.ts';
import { packingEffect, type PackingStep, tell, type Transport } from './packingStep.ts';

type Stored = { lines: PackingLine[] };

/** The header with what is typed when the goods leave. */
const withTransport = (header: PackingHeader, transport: Transport = {}): PackingHeader => {
  const given = Object.entries(transport).flatMap(([field, value]) => (value === undefined || value.trim() === '' ? [] : [[field, value.trim()]]));
  return { ...header, ...(Object.fromEntries(given) as Transport) };
};

/** Quantities of the order lines in a packing list. */
const ofOrders = (lines: readonly PackingLine[]): { orderLineId: string; qty: number }[] =>
  [...packedOf(lines)].map(([orderLineId, qty]) => ({ orderLineId, qty }));

const ordersOf = (lines: readonly PackingLine[]): string[] => [...new Set(lines.map(({ orderId }) => orderId))];

const onTheWay = (context: TrxContext, { dealerCode, subDealerCode }: PackingHeader, lines: readonly PackingLine[], sign: 1 | -1): Promise<void> =>
  inShipping(context, { dealerCode, subDealerCode, lines: lines.map(({ partsCode, qty }) => ({ partsCode, qty: sign * qty })) });

/** What the maker's stock is told about the goods. The version tells a shipment from one that was recalled. */
const goodsOf = ({ before: { id, packingNo, dealerCode, version } }: PackingStep) =>
  ({ source: 'packingList', sourceId: id, sourceNo: packingNo, dealerCode, key: String(version) }) as const;

export const ship = packingEffect<Stored & { header: PackingHeader }>({
  async prepare({ context, before, input: { transport } }) {
    const { db, services, user } = context;
    const { boxes, lines } = await packingStore.findLines(db, before.id);
    if (lines.length === 0) throw refuse('E-008');
    const header = withTransport(before, transport);
    const errors: InvalidField[] = [...missingFields('PackingListInput', header), ...checkShipment({ header, boxes, lines }, today(user, services.now()))];
    if (errors.length > 0) throw invalid(errors);
    await mayBePacked(context, { orderIds: ordersOf(lines) });
    return { lines, header };
  },
  async apply(step, { lines, header }) {
    const { context } = step;
    const { shipMethod, carrier, blNo, containerNo, trackingNo, customsNo, shipmentDate, eta } = header;
    await shipLines(context, { lines: ofOrders(lines), shipmentDate: shipmentDate! });
    await shipReserved(context, { ...goodsOf(step), lines: lines.map(({ id: lineId, orderLineId, qty }) => ({ lineId, orderLineId, qty })) });
    await onTheWay(context, header, lines, 1);
    return { shipMethod, carrier, blNo, containerNo, trackingNo, customsNo, shipmentDate, eta };
  },
  notify: ({ context }, after) => tell(context, after, { event: 'shipped' }),
});

export const recall = packingEffect<Stored>({
  async prepare({ context: { db }, before }) {
    const { rows } = await sql`select from parts_arrival_box where packing_id = ${before.id} limit 1`.execute(db);
    // A count that the dealer has begun.
    if (rows.length > 0) throw refuse('E-316');
    return packingStore.findLines(db, before.id);
  },
  async apply(step, { lines }) {
    const { context, before } = step;
    await recallLines(context, { lines: ofOrders(lines) });
    await recallShipped(context, {
      ...goodsOf(step),
      lines: lines.map(({ id: lineId, orderLineId, orderId, orderNo, qty }) => ({ lineId, orderLineId, orderId, orderNo, qty })),
    });
    await onTheWay(context, before, lines, -1);
    return { delayed: 'N' };
  },
  notify: ({ context, input }, after) => tell(context, after, { event: 'recalled', reason: input.opinion }),
});
