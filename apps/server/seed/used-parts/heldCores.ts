import '../../src/modules/used-parts-task/tables.ts';
import '../../src/modules/warranty-claim/store/tables.ts';
import { sql } from 'kysely';
import { createCores } from '../../src/modules/used-parts-task/service.ts';
import { contextOf } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import type { Stage } from '../stage.ts';

interface HeldPart {
  claimId: string;
  claimPartsId: string;
  bugNo: number;
  position: number;
  partsCode: string;
  supplierCode: string | null;
  claimQty: number;
  oldSerialNo: string | null;
}

/** Parts of approved claims that the maker lets dealers keep for an inspection, where nobody asked for them: cores since the day of the audit. */
export async function loadHeldCores({ services, setClock, actAs }: Stage, trx: Trx, most: number): Promise<void> {
  const { rows } =
    await sql<HeldPart>`select p.claim_id, p.id as claim_parts_id, b.bug_no, p.position::int as position, p.parts_code, p.supplier_code, p.audit_qty as claim_qty, p.old_serial_no
    from (select *, row_number() over (partition by bug_id order by line_no) as position from claim_parts) p
      join claim_bug b on b.id = p.bug_id join warranty_claim c on c.id = p.claim_id
    where c.status in ('audit_succeeded', 'closed') and c.audit_total > 0 and p.audit_qty = 1 and p.core_disposition = 'scrap_allowed'
    order by c.audit_time desc, c.claim_no, p.line_no limit ${most}`.execute(trx);
  const manager = await actAs('zhao.manager');
  for (const [claimId, parts] of Map.groupBy(rows, (row) => row.claimId)) {
    const claim = await trx.selectFrom('warrantyClaim').selectAll().where('id', '=', claimId).executeTakeFirstOrThrow();
    const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, claimNo, vin, currency, auditTime } = claim;
    setClock(new Date(auditTime!));
    const cores = parts.map(({ claimId: _claim, position, ...part }) => ({
      ...part,
      tagNo: `${claimNo}-${part.bugNo}-${position}`,
      coreDisposition: 'hold' as const,
    }));
    await createCores(
      { ...contextOf(services, manager), db: trx },
      { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, claimId, claimNo, vin, currency, cores },
    );
  }
  await trx
    .updateTable('claimParts')
    .set({ coreDisposition: 'hold' })
    .where(
      'id',
      'in',
      rows.map(({ claimPartsId }) => claimPartsId),
    )
    .execute();
}
