import { packLines } from '../../parts-order/service.ts';
import { packingStore } from '../packingStore.ts';
import { packedChanges, packedOf } from '../rules/contents.ts';
import { packingEffect } from './packingStep.ts';

/** A draft is given up: what lies in it is open again. */
export const drop = packingEffect({
  async apply({ context, before }) {
    const { lines } = await packingStore.findLines(context.db, before.id);
    await packLines(context, { lines: packedChanges(packedOf(lines), new Map()) });
  },
});
