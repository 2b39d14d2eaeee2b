import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';

export interface ClaimPartToOrder {
  claimPartsId: string;
  partsCode: string;
  /** Quantity that the claim says it needs. */
  openQty: number;
}

/** Parts of a dealer's claim that come by warranty orders; null for a claim that is closed, another dealer's, or none. */
export async function claimPartsToOrder(
  { db }: Pick<Context, 'db'>,
  { claimNo, dealerCode }: { claimNo: string; dealerCode: string },
): Promise<ClaimPartToOrder[] | null> {
  const { rows } = await sql<{ id: string }>`select id from warranty_claim
    where claim_no = ${claimNo} and dealer_code = ${dealerCode} and del_flag = 0 and status <> 'closed'`.execute(db);
  if (!rows[0]) return null;
  const { rows: parts } = await sql<ClaimPartToOrder>`select part.id as claim_parts_id, part.parts_code, part.qty as open_qty
    from claim_parts part join claim_bug bug on bug.id = part.bug_id
    where part.claim_id = ${rows[0].id} and part.source_type = 'warranty_order' order by bug.bug_no, part.line_no`.execute(db);
  return parts;
}
