/** What receipts ask of packing lists. */
import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Receipt } from './actions/packingStep.ts';
import { packingKind } from './packingKind.ts';
import { packingScope } from './packingScope.ts';
import { packingStore } from './packingStore.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { PackingBox, PackingHeader, PackingLine } from './tables.ts';

/** A packing list on its way, with the boxes that nobody has received yet. */
export interface OpenPacking {
  header: PackingHeader;
  boxes: PackingBox[];
  lines: PackingLine[];
}

/**
 * The boxes of a packing list that may be received.
 * @param lock locks it until the transaction ends
 * @throws E-012 out of the user's scope, E-311 when everything is received, E-007 before it is shipped
 */
export async function openBoxes(context: Context, { packingNo, lock = false }: { packingNo: string; lock?: boolean }): Promise<OpenPacking> {
  const { db, user, services } = context;
  const { rows } = await sql<{ id: string }>`select id from packing_list where packing_no = ${packingNo} and del_flag = 0
    and ${isInScope({ table: 'packing_list', scope: packingScope }, user)} ${lock ? sql`for update` : sql``}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  const { header, boxes, lines } = await packingStore.find(context, rows[0].id);
  if (header.status === 'closed') throw refuse('E-311');
  if (header.status === 'draft') throw refuse('E-007', { status: services.dictionaries.text('bill_status', header.status, user.language) });
  const open = boxes.filter(({ receivedIn }) => receivedIn === null);
  const numbers = new Set(open.map(({ wmsBoxNo }) => wmsBoxNo));
  return { header, boxes: open, lines: lines.filter(({ wmsBoxNo }) => numbers.has(wmsBoxNo)) };
}

/**
 * Marks boxes as received, with what was counted in them; the last box closes the packing list. The orders are told by the receipt.
 * @returns whether it is closed
 * @throws E-317 for a box that is not on it, E-311 for one that was received before
 */
export async function receiveBoxes({ services, db }: TrxContext, { packingId, ...receipt }: Receipt & { packingId: string }): Promise<{ closed: boolean }> {
  const after = await act(systemContext(services, db), packingKind, 'receive', { id: packingId, receipt, opinion: receipt.arrivalNo });
  return { closed: after.status === 'closed' };
}
