import { type RawBuilder, sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { claimMoved, claimsClosed } from '../../parts-arrival/service.ts';
import type { PartsClaimHeader } from '../tables.ts';

/** The receipts that claims are about: of one that names a packing list alone, those of its lines. */
const receiptsOf = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select arrival_id from parts_claim where id = any(${[...ids]}::char(32)[])
    union select al.arrival_id from parts_claim_line line join parts_arrival_line al on al.packing_line_id = line.packing_line_id or al.id = line.arrival_line_id
      where line.claim_id = any(${[...ids]}::char(32)[])`;

/** Locks the receipts of claims before the claims, as whoever ends a receipt does: the claims tell them how they stand. */
export const lockReceipts = async ({ db }: TrxContext, ids: readonly string[]): Promise<void> =>
  void (await sql`select from parts_arrival where id in (${receiptsOf(ids)}) order by id for update`.execute(db));

/** Tells the receipts that a claim is about how it stands with it. */
export async function tellReceipts(context: TrxContext, { id, status }: Pick<PartsClaimHeader, 'id' | 'status'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from parts_arrival where booked_time is not null and id in (${receiptsOf([id])}) order by id`.execute(
    context.db,
  );
  for (const { id: arrivalId } of rows) await (status === 'closed' ? claimsClosed : claimMoved)(context, { arrivalId });
}
