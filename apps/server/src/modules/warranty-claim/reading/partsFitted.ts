import { sql } from 'kysely';
import type { ReplacedParts } from '../../vehicle/hooks.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';

/** Parts of approved claims. */
export const partsFitted: ReplacedParts = {
  permission: 'warrantyClaim:query',
  fittedTo: ({ user }, vin) => sql`select coalesce(c.repair_date, c.failure_date) as date, c.operating_hours as hours, p.parts_code, p.audit_qty as qty,
      p.old_serial_no, p.new_serial_no, 'warrantyClaim' as doc_type, c.id as doc_id, c.claim_no as doc_no
    from claim_parts p join warranty_claim c on c.id = p.claim_id
    where c.vin = ${vin} and c.del_flag = 0 and p.audit_qty > 0 and coalesce(c.repair_date, c.failure_date) is not null
      and ${scopeCondition(user, 'c') ?? sql`true`}`,
};
