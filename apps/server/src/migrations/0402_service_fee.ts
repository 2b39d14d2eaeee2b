import { sql } from 'kysely';
import { codeText, type MigrationDb } from '../shared/database/migration.ts';

/** What a fee is for, by machine and words, and the sign of its amount: only charge-backs are negative. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table service_fee
    add column status text not null default 'audit_succeeded',
    add column second_product ${codeText},
    add column third_product ${codeText},
    add column description text check (length(description) <= 500)`.execute(db);
  await sql`update service_fee set second_product = vehicle.second_product, third_product = vehicle.third_product
    from vehicle where vehicle.vin = service_fee.vin`.execute(db);
  await sql`alter table service_fee add constraint service_fee_sign check (amount <> 0 and (amount < 0) = (fee_type = 'chargeback'))`.execute(db);
  await sql`create index service_fee_settlement on service_fee (dealer_code, settlement_status, fee_date)`.execute(db);
  await sql`create index service_fee_statement on service_fee (statement_no)`.execute(db);
}
