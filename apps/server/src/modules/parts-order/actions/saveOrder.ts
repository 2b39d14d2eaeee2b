/** Saving a draft, or an order that went back. */
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { PartsOrderInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { partsOrderKind } from '../partsOrderKind.ts';
import { partsOrderStore } from '../partsOrderStore.ts';
import { orderFacts } from '../reading/orderFacts.ts';
import { orderLineChanges } from '../rules/lines.ts';
import { mergeOrder, type OrderFacts, orderTypeOf, readCode } from '../rules/mergeOrder.ts';
import { emptyOrder, type Order, type OrderHeader, type OrderLines } from '../tables.ts';

const saved: SavedKind<OrderHeader, OrderLines, PartsOrderInput, OrderFacts> = {
  kind: partsOrderKind,
  store: partsOrderStore,
  create: (context) => ({ header: newHeader(context, emptyOrder), lines: [] }),
  async read(context, id, input) {
    const document = id === null ? null : await partsOrderStore.find(context, id);
    const base: Order = document ?? { header: emptyOrder, lines: [] };
    const codes = input.lines?.map(({ partsCode }) => readCode(partsCode)) ?? base.lines.map(({ partsCode }) => partsCode);
    return { document, facts: await orderFacts(context, base, { orderType: orderTypeOf(base, input), codes }) };
  },
  compose: (_context, base, input, facts) => mergeOrder(base, input, facts),
  lineHistory: orderLineChanges,
};

/** Creates an order of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export const saveOrder = (context: Context, input: PartsOrderInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, options);
