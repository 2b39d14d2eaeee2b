/** What claims about differences tell their receipt. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { actInside } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { TrxContext } from '../../shared/context.ts';
import { arrivalKind } from './arrivalKind.ts';

interface Claims {
  open: number;
  closed: number;
  claimed: 'Y' | 'N';
  partsClaimNo: string | null;
}

/** Claims about a receipt, and those about its packing list that have a line of it. */
export const aboutReceipt = (arrivalId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`parts_claim.del_flag = 0 and (parts_claim.arrival_id = ${arrivalId} or (parts_claim.arrival_id is null
    and parts_claim.packing_id = (select packing_id from parts_arrival where id = ${arrivalId})
    and exists (select from parts_claim_line line join parts_arrival_line al on al.packing_line_id = line.packing_line_id or al.id = line.arrival_line_id
      where line.claim_id = parts_claim.id and al.arrival_id = ${arrivalId})))`;

/** A claim counts as with the maker from its submission until it is taken back. */
async function claimsOf({ db }: TrxContext, arrivalId: string): Promise<Claims> {
  const { rows } = await sql<Claims>`select count(*) filter (where status <> 'closed')::int as open, count(*) filter (where status = 'closed')::int as closed,
      case when bool_or(status <> 'draft') then 'Y' else 'N' end as claimed,
      (array_agg(parts_claim_no order by create_time desc, id desc))[1] as parts_claim_no
    from parts_claim where ${aboutReceipt(arrivalId)}`.execute(db);
  return rows[0]!;
}

/** A claim about a receipt was begun, handed in, taken back or dropped: who has to do what follows. */
export async function claimMoved(context: TrxContext, { arrivalId }: { arrivalId: string }): Promise<void> {
  const arrival = await context.db.selectFrom('partsArrival').select('status').where('id', '=', arrivalId).executeTakeFirst();
  if (arrival?.status !== 'no_pass') return;
  const { claimed, partsClaimNo } = await claimsOf(context, arrivalId);
  await actInside(systemContext(context.services, context.db) as TrxContext, arrivalKind, 'follow', { id: arrivalId, told: { claimed, partsClaimNo } });
}

/** A claim about a receipt was closed: with the last of them the receipt is settled. */
export async function claimsClosed(context: TrxContext, { arrivalId }: { arrivalId: string }): Promise<void> {
  const arrival = await context.db.selectFrom('partsArrival').select('status').where('id', '=', arrivalId).executeTakeFirst();
  if (arrival?.status !== 'no_pass') return;
  const { open, closed } = await claimsOf(context, arrivalId);
  if (closed > 0 && open === 0) await actInside(systemContext(context.services, context.db) as TrxContext, arrivalKind, 'settle', { id: arrivalId });
}
