/** Begins packing lists from orders, or from some of their lines. */
import { sql } from 'kysely';
import { mustHold } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { GeneratedPackingList } from '../../../generated/types.gen.ts';
import { transact, type Context, type TrxContext } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { undone } from '../../../shared/database/database.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { mustServe } from '../../../shared/workflow/dealerGate.ts';
import { mayBePacked } from '../../parts-order/service.ts';
import { findOrderLines, lockOrderLines, ordersOfLines } from '../reading/orderLines.ts';
import { amountOf, boxNo, wrongLines } from '../rules/contents.ts';
import type { Packing } from '../tables.ts';
import { byConsignment, createPacking, type Packed } from './createPackings.ts';

type Wish = Operations['packingListsGenerate']['data']['body'] & { confirm: boolean; dryRun: boolean };

/** Box of what is packed without a word about boxes. */
const firstBox = '1';

/**
 * One draft for each dealer or sub-dealer, consignee, address, currency and delivery method. A dry run does the same and takes it back.
 * @throws E-012 for an order out of scope, E-314 and E-519 for one that is not paid, E-310 with every line that is not open as far as
 * wanted, E-345 where nothing is open, W-554 unless it is confirmed for a suspended dealer
 */
export const generate = (context: Context, { dryRun, ...wish }: Wish): Promise<GeneratedPackingList[]> =>
  transact(context, (inside) => {
    const work = (): Promise<GeneratedPackingList[]> => generateNow(inside, wish);
    return dryRun ? undone(inside.db, work) : work();
  });

async function generateNow(context: TrxContext, { orderIds, lines: wanted, confirm }: Omit<Wish, 'dryRun'>): Promise<GeneratedPackingList[]> {
  mustHold({ by: 'keeper', permission: 'packingList:generate' }, context.user);
  const asked = wanted
    ? await ordersOfLines(
        context,
        wanted.map(({ orderLineId }) => orderLineId),
      )
    : [...new Set(orderIds ?? [])];
  if (!wanted && asked.length === 0) throw refuse('E-010');
  await mustServeUnits(context, asked, confirm);
  const orderLines = await lockOrderLines(context, asked);
  const found = new Set(orderLines.map(({ orderId }) => orderId));
  if (asked.length === 0 || asked.some((id) => !found.has(id))) throw refuse('E-012');
  await mayBePacked(context, { orderIds: asked });
  const packed = wanted
    ? asWanted(wanted, orderLines)
    : orderLines.filter(({ openQty }) => openQty > 0).map((orderLine) => ({ orderLine, qty: orderLine.openQty, wmsBoxNo: firstBox }));
  if (packed.length === 0) throw refuse('E-345');
  const created: Packing[] = [];
  for (const group of byConsignment(packed)) created.push(await createPacking(context, group));
  return created.map((packing) => toReply(context, packing));
}

/** Asks once for each dealer or sub-dealer that is suspended. */
async function mustServeUnits(context: TrxContext, orderIds: readonly string[], confirm: boolean): Promise<void> {
  const lines = await findOrderLines(context, sql`parts_order.id = any(${[...orderIds]}::char(32)[])`);
  const units = new Map(lines.map(({ dealerCode, subDealerCode }) => [`${dealerCode} ${subDealerCode ?? ''}`, { dealerCode, subDealerCode }]));
  for (const key of [...units.keys()].toSorted()) await mustServe(context, 'asks', { ...units.get(key)!, confirm });
}

function asWanted(wanted: NonNullable<Wish['lines']>, orderLines: Awaited<ReturnType<typeof lockOrderLines>>): Packed[] {
  const known = new Map(orderLines.map((line) => [line.id, line]));
  const lines = wanted.map((line) => ({ ...line, wmsBoxNo: boxNo(line.wmsBoxNo) }));
  const errors = wrongLines(lines, { packingNo: '', boxes: lines, orderLines: known, packed: new Map(), at: 'lines' });
  if (errors.length > 0) throw invalid(errors);
  return lines.map(({ orderLineId, qty, wmsBoxNo }) => ({ orderLine: known.get(orderLineId)!, qty, wmsBoxNo }));
}

const toReply = (context: Context, { header, lines }: Packing): GeneratedPackingList =>
  replyOf(context, 'GeneratedPackingList', {
    ...header,
    lines: lines.map((line) => ({ ...line, partsName: line.partsName[context.user.language] ?? line.partsCode, amount: amountOf(line) })),
  });
