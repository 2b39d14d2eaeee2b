import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * The search over everything: what documents that grow with the machines are found by. VINs have their indexes. Two catalogues that have a
 * row for each model and level are found by their names in all languages.
 */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of indexes) await statement.execute(db);
}

const indexes = [
  sql`create index maint_template_search on maint_template using gin (item_code gin_trgm_ops, search_form(name::text) gin_trgm_ops)`,
  sql`create index vehicle_check_item_search on vehicle_check_item using gin (item_code gin_trgm_ops, search_form(name::text) gin_trgm_ops)`,
  sql`create index arrival_accept_search on arrival_accept using gin (accept_no gin_trgm_ops)`,
  sql`create index handover_train_search on handover_train using gin (handover_no gin_trgm_ops)`,
  sql`create index force_insurance_search on force_insurance using gin (insurance_no gin_trgm_ops, policy_no gin_trgm_ops)`,
  sql`create index extend_insurance_search on extend_insurance using gin (extend_no gin_trgm_ops)`,
  sql`create index used_parts_task_search on used_parts_task using gin (tag_no gin_trgm_ops, claim_no gin_trgm_ops)`,
  sql`create index used_parts_handle_search on used_parts_handle using gin (handle_no gin_trgm_ops, tracking_no gin_trgm_ops)`,
  sql`create index packing_list_search on packing_list
    using gin (packing_no gin_trgm_ops, contract_no gin_trgm_ops, bl_no gin_trgm_ops, container_no gin_trgm_ops, tracking_no gin_trgm_ops)`,
  sql`create index parts_arrival_search on parts_arrival using gin (arrival_no gin_trgm_ops, packing_no gin_trgm_ops)`,
  sql`create index parts_claim_search on parts_claim
    using gin (parts_claim_no gin_trgm_ops, order_no gin_trgm_ops, packing_no gin_trgm_ops, arrival_no gin_trgm_ops)`,
  sql`create index dealer_payment_search on dealer_payment
    using gin (payment_no gin_trgm_ops, bank_reference gin_trgm_ops, search_form(payer_name) gin_trgm_ops)`,
];
