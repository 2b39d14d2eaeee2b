/** Saving a draft. Packing lists begin by `generate` or by import. */
import { sql } from 'kysely';
import { lockDocument } from '../../../documents/act.ts';
import { transitionOf } from '../../../documents/kind.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { PackingListInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { mayBePacked, packLines } from '../../parts-order/service.ts';
import { packingKind } from '../packingKind.ts';
import { packingStore } from '../packingStore.ts';
import { lockOrderLines, type OrderLine, ordersOfLines } from '../reading/orderLines.ts';
import { mergeBoxes, mergeLines, packedChanges, packedOf, packingChanges, totalsOf } from '../rules/contents.ts';
import type { Packing, PackingHeader, PackingLists } from '../tables.ts';

interface Facts {
  orderLines: ReadonlyMap<string, OrderLine>;
}

const texts = ['carrier', 'blNo', 'containerNo', 'trackingNo', 'customsNo', 'remark'] as const;

const noId = () => invalid([{ field: 'id', code: 'E-013' }]);

const saved: SavedKind<PackingHeader, PackingLists, PackingListInput, Facts> = {
  kind: packingKind,
  store: packingStore,
  create() {
    throw noId();
  },
  async read(context, id, { lines = [] }) {
    if (id === null) throw noId();
    const document = await packingStore.find(context, id);
    const stored = new Set(document.lines.map(({ orderId }) => orderId));
    const asked = await ordersOfLines(
      context,
      lines.map(({ orderLineId }) => orderLineId),
    );
    const inside = context as TrxContext;
    const found = await lockOrderLines(inside, [...stored, ...asked]);
    const added = asked.filter((orderId) => !stored.has(orderId) && found.some((line) => line.orderId === orderId));
    if (added.length > 0) await mayBePacked(inside, { orderIds: added });
    return { document, facts: { orderLines: new Map(found.map((line) => [line.id, line])) } };
  },
  compose,
  lineHistory: packingChanges,
};

/** Lays the input over the document; throws 422 with everything that cannot be stored. */
function compose(_context: Context, base: Packing, input: PackingListInput, { orderLines }: Facts): Composed<PackingHeader, PackingLists> {
  const { id: _id, version: _version, boxes: boxInputs, lines: lineInputs, ...typed } = input;
  const written = Object.fromEntries(texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]?.trim() || null]])));
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const { boxes, errors } = mergeBoxes(base, boxInputs);
  const { lines, errors: wrong } = mergeLines(base, lineInputs, boxes, orderLines);
  const header: PackingHeader = { ...base.header, ...given, ...written, ...totalsOf({ boxes, lines }) };
  const { shipmentDate, eta } = header;
  if (shipmentDate !== null && eta !== null && eta < shipmentDate) errors.push({ field: 'eta', code: 'E-315', params: { eta, date: shipmentDate } });
  errors.push(...wrong);
  if (errors.length > 0) throw invalid(errors);
  return { document: { header, boxes, lines } };
}

const packedIn = async ({ db }: Pick<Context, 'db'>, id: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ orderLineId: string; qty: number }>`select order_line_id, qty from packing_line where packing_id = ${id}`.execute(db);
  return packedOf(rows);
};

/** Changes a draft; what is packed of its orders follows. Throws as `saveDocument`. */
export async function savePacking(context: TrxContext, input: PackingListInput, { confirm }: { confirm: boolean }): Promise<SavedAnswer> {
  mustHold(transitionOf(packingKind, 'edit'), context.user);
  if (!input.id) throw noId();
  // The packing list comes before its orders, here as in every other action.
  await lockDocument(context, packingKind, input.id);
  const before = await packedIn(context, input.id);
  const answer = await saveDocument(context, saved, input, { confirm });
  await packLines(context, { lines: packedChanges(before, await packedIn(context, input.id)) });
  return answer;
}
