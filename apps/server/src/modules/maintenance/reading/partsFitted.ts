import { sql } from 'kysely';
import type { ReplacedParts } from '../../vehicle/hooks.ts';
import { conditionOf } from '../../../shared/list/filters.ts';
import { maintenanceScope } from '../maintenanceStore.ts';

/** Parts of services that have passed. */
export const partsFitted: ReplacedParts = {
  permission: 'maintenance:query',
  fittedTo: (
    { user },
    vin,
  ) => sql`select force_insurance.maint_date as date, force_insurance.operating_hours as hours, p.parts_code, p.qty, null::text as old_serial_no,
      null::text as new_serial_no, 'maintenance'::text as doc_type, force_insurance.id as doc_id, force_insurance.insurance_no as doc_no
    from maintenance_part p join force_insurance on force_insurance.id = p.maintenance_id
    where force_insurance.vin = ${vin} and force_insurance.del_flag = 0 and force_insurance.maint_date is not null
      and (force_insurance.status in ('pass', 'audit_succeeded') or force_insurance.close_reason in ('settled', 'finished')) and ${conditionOf(maintenanceScope(user))}`,
};
