/** Common parts of the actions of a core. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import type { Core } from './tables.ts';

export const about = ({
  id,
  claimNo,
  partsCode,
  tagNo,
  returnDue,
  dealerName,
}: Pick<Core, 'id' | 'claimNo' | 'partsCode' | 'tagNo' | 'returnDue' | 'dealerName'>) => ({
  docType: 'usedPartsTask',
  docId: id,
  docNo: tagNo,
  params: { no: claimNo, part: partsCode, tag: tagNo, date: returnDue ?? '–', dealer: dealerName },
});

/** A claim says how far its cores are: what is worst counts. */
export async function showOnClaim({ db }: Pick<TrxContext, 'db'>, claimId: string): Promise<void> {
  await sql`update warranty_claim c set used_parts_status = t.status
    from (select case
        when count(*) = 0 then 'none'
        when bool_or(core_status = 'missing') then 'missing'
        when bool_or(core_status in ('to_return', 'kept')) then 'to_return'
        when bool_or(core_status = 'shipped') then 'shipped'
        when bool_or(core_status in ('received', 'waived', 'charged')) then 'received'
        else 'scrapped' end as status
      from used_parts_task where claim_id = ${claimId}) t
    where c.id = ${claimId} and c.used_parts_status <> t.status`.execute(db);
}
