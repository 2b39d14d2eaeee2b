/** The calls for single lines. Each says to `save` what the lines are afterwards, so that the rules exist once. */
import type { PartsClaimInput, PartsClaimLineInput, SavedLine } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import type { PartsClaimLine } from '../tables.ts';
import { changePartsClaim } from './saveClaim.ts';

/** A line as it is. */
const kept = ({ id, claimQty }: PartsClaimLine): PartsClaimLineInput => ({ id, claimQty });

export async function saveLine(
  context: TrxContext,
  { claimId, version, ...line }: PartsClaimLineInput & { claimId: string; version: number },
): Promise<SavedLine> {
  let known = new Set<string>();
  const { document, version: next } = await changePartsClaim(context, { id: claimId, version }, ({ lines }): PartsClaimInput => {
    known = new Set(lines.map(({ id }) => id));
    if (line.id && !known.has(line.id)) throw refuse('E-012');
    return { lines: line.id ? lines.map((other) => (other.id === line.id ? line : kept(other))) : [...lines.map(kept), line] };
  });
  const saved = line.id ?? document.lines.find(({ id }) => !known.has(id))?.id;
  if (!saved) throw new Error('a saved line has an id');
  return { id: saved, version: next };
}

export async function removeLine(context: TrxContext, { id }: { id: string }): Promise<SavedLine> {
  const claimId = await partsClaimStore.documentOfLine(context.db, 'lines', id);
  if (!claimId) throw refuse('E-012');
  const { version } = await changePartsClaim(context, { id: claimId, version: undefined }, ({ lines }) => ({
    lines: lines.filter((line) => line.id !== id).map(kept),
  }));
  return { id, version };
}
