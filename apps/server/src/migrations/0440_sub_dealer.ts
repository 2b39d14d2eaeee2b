import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Sub-dealers become documents that a dealer proposes and the maker admits; those that there were as departments alone are admitted. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('sub_dealer').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'sub_dealer');
}

const statements = [
  sql`alter table sub_dealer
    alter column sub_dealer_code set not null,
    add constraint sub_dealer_code unique (sub_dealer_code),
    add column name text not null,
    add column country text not null,
    add column region text not null,
    add column address text not null,
    add column lat numeric(9, 6) check (lat between -90 and 90),
    add column lng numeric(9, 6) check (lng between -180 and 180),
    add column phone text not null,
    add column email text,
    add column manager text not null,
    add column business_scope jsonb not null,
    add column workshop_level text,
    add column mechanics_count integer check (mechanics_count >= 0),
    add column service_radius_km integer check (service_radius_km >= 0),
    add column cooperation_start date not null,
    add column reject_reason text,
    add column dealer_status text check (dealer_status in ('active', 'suspended', 'terminated')),
    add column status_date date,
    add column status_time timestamptz,
    add column status_reason text,
    add column status_opinion text,
    add column request_type text check (request_type in ('suspend', 'reactivate', 'terminate', 'change')),
    add column request_reason text,
    add column request_opinion text,
    add column request_time timestamptz,
    add column request_by text,
    add column pending_change jsonb,
    add column unit_org_code ${codeText},
    add constraint sub_dealer_dealer foreign key (dealer_code) references dealer (dealer_code),
    add constraint sub_dealer_request check ((request_type is null) = (request_time is null)),
    add constraint sub_dealer_admitted check ((status = 'pass') <= (dealer_status is not null and unit_org_code is not null))`,
  sql`create unique index sub_dealer_name on sub_dealer (dealer_code, lower(name)) where del_flag = 0 and status <> 'closed'`,
  sql`create index sub_dealer_newest on sub_dealer (create_time desc, id desc) where del_flag = 0`,
  sql`create index sub_dealer_dealer on sub_dealer (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`insert into sub_dealer (id, org_code, dealer_code, dealer_name, sub_dealer_code, sub_dealer_name, status, create_by, create_time, name, country, region, address,
      phone, manager, business_scope, cooperation_start, dealer_status, status_date, status_time, unit_org_code)
    select replace(gen_random_uuid()::text, '-', ''), d.org_code, d.dealer_code, d.dealer_name, n.sub_dealer_code, n.depart_name ->> 'en', 'pass', 'system', now(),
      coalesce(n.depart_name ->> 'en', n.sub_dealer_code), d.country, d.region, d.address, d.phone, d.short_name, '["sales", "service", "parts"]', current_date,
      case n.status when 2 then 'suspended' else 'active' end, current_date, now(), n.org_code
    from sys_depart n join dealer d on d.dealer_code = n.dealer_code where n.org_category = 4 and n.sub_dealer_code is not null`,
  // Whether its people may work is said by the sub-dealer from now on.
  sql`update sys_depart set status = 1 where org_category = 4 and status = 2`,
  sql`insert into sequence (series, last_no)
    select dealer_code, max((regexp_match(sub_dealer_code, '-(\\d+)$'))[1]::int) from sub_dealer where sub_dealer_code ~ '-\\d+$' group by 1
    on conflict (series) do update set last_no = greatest(sequence.last_no, excluded.last_no)`,
];
