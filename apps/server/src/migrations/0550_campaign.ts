import { sql } from 'kysely';
import { codeText, type MigrationDb, watchRows, yesNo } from '../shared/database/migration.ts';

/** What a campaign says and pays, its life, and what became of it on each machine. Campaigns that are there are released. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table service_campaign
    add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', ''),
    add column campaign_type text not null default 'improvement' check (campaign_type in ('recall', 'improvement', 'inspection')),
    add column severity text not null default 'degrade' check (severity in ('safety', 'stop', 'degrade')),
    add column problem jsonb not null default '{}',
    add column remedy jsonb not null default '{}',
    add column second_product ${codeText} not null default 'tractor',
    add column third_products jsonb not null default '[]',
    add column bug_code text,
    add column hour_codes jsonb not null default '[]',
    add column parts jsonb not null default '[]',
    add column mileage_paid char(1) not null default 'N' check (${yesNo('mileage_paid')}),
    add column stop_delivery char(1) not null default 'N' check (${yesNo('stop_delivery')}),
    add column status text not null default 'pass' check (status in ('draft', 'pass', 'closed')),
    add column open_units jsonb not null default '[]',
    add column release_time timestamptz,
    add column version integer not null default 1,
    add column create_by text not null default 'system',
    add column create_time timestamptz not null default now(),
    add column update_by text,
    add column update_time timestamptz,
    add column del_flag smallint not null default 0`.execute(db);
  // So that masters know where they are used.
  await sql`alter table service_campaign
    add column used_hour_codes jsonb generated always as (jsonb_path_query_array(hour_codes, '$[*].hourCode')) stored,
    add column used_parts jsonb generated always as (jsonb_path_query_array(parts, '$[*].partsCode')) stored`.execute(db);
  await sql`update service_campaign c set status = case when valid_to < current_date then 'closed' else 'pass' end, release_time = valid_from,
    second_product = coalesce((select v.second_product from vehicle_campaign vc join vehicle v on v.vin = vc.vin where vc.campaign_no = c.campaign_no limit 1), second_product)`.execute(
    db,
  );
  await sql`alter table vehicle_campaign rename column completed_claim_no to claim_no`.execute(db);
  await sql`alter table vehicle_campaign
    add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', ''),
    add column status text not null default 'open' check (status in ('open', 'claimed', 'done', 'excluded')),
    add column reminded_time timestamptz,
    add column exclude_reason text,
    add column create_time timestamptz not null default now()`.execute(db);
  await sql`update vehicle_campaign set status = 'done' where completed_date is not null`.execute(db);
  await sql`update vehicle_campaign vc set status = 'claimed', claim_no = c.claim_no from warranty_claim c
    where c.claim_type = 'campaign' and c.campaign_no = vc.campaign_no and c.vin = vc.vin and c.del_flag = 0 and c.round > 0
      and c.status in ('submitted', 'pass', 'no_pass') and vc.status = 'open'`.execute(db);
  await sql`create index vehicle_campaign_of on vehicle_campaign (campaign_no, status)`.execute(db);
  await sql`create index vehicle_campaign_claim on vehicle_campaign (claim_no) where claim_no is not null`.execute(db);
  await watchRows(db, 'service_campaign');
}
