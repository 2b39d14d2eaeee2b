import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Vehicles and what happened to them. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table vehicle (
    id char(32) primary key,
    tenant_id integer not null default 0,
    vin text collate "C" not null unique,
    engine_no text not null,
    engine_model text,
    second_product text collate "C" not null references product (code),
    third_product text collate "C" not null references product (code),
    fourth_product text collate "C" not null references product (code),
    material_code text,
    config text,
    color text,
    power numeric(6, 1),
    production_date date not null,
    ship_date date,
    arrival_date date,
    vehicle_order_no text,
    contract_no text,
    org_code text collate "C" not null,
    dealer_code text collate "C" not null,
    dealer_name text not null,
    sub_dealer_code text collate "C",
    sub_dealer_name text,
    vehicle_status text not null check (vehicle_status in ('shipped', 'pending_acceptance', 'in_stock', 'delivered', 'scrapped')),
    pdi_status text,
    pdi_date date,
    delivery_date date,
    owner_name text,
    owner_phone text,
    owner_id_no text,
    owner_country char(2),
    owner_region text,
    owner_address text,
    end_user_name text,
    end_user_type text,
    end_user_phone text,
    industry text,
    crop_type text,
    farm_size_ha numeric(10, 2),
    warranty_start_date date,
    warranty_end_date date,
    warranty_months integer,
    warranty_hours integer,
    extend_end_date date,
    extend_hours integer,
    extend_coverage text check (extend_coverage in ('full', 'powertrain', 'engine')),
    extension_fee numeric(18, 2),
    current_hours numeric(10, 1),
    hours_date date,
    last_maint_date date,
    next_maint_hours integer,
    next_maint_date date,
    certificate_no text,
    key_no text,
    version integer not null default 1,
    create_by text not null,
    create_time timestamptz not null default now(),
    update_by text,
    update_time timestamptz,
    del_flag smallint not null default 0
  )`,
  sql`create index vehicle_newest on vehicle (create_time desc, id desc) where del_flag = 0`,
  sql`create index vehicle_dealer on vehicle (dealer_code, vehicle_status, create_time desc, id desc) where del_flag = 0`,
  sql`create index vehicle_status_org on vehicle (vehicle_status, org_code) where del_flag = 0`,
  sql`create index vehicle_org on vehicle (org_code) where del_flag = 0`,
  // The last 6 characters of a VIN are what people read out.
  sql`create index vehicle_vin_end on vehicle (right(vin, 6))`,
  sql`create index vehicle_search on vehicle using gin (vin gin_trgm_ops)`,
  sql`create table vehicle_engine_change (
    id char(32) primary key,
    vehicle_id char(32) not null references vehicle (id),
    old_no text not null,
    new_no text not null,
    change_date date not null,
    claim_no text not null
  )`,
  sql`create index vehicle_engine_change_vehicle on vehicle_engine_change (vehicle_id, change_date)`,
  sql`create table vehicle_apportion (
    id char(32) primary key,
    vehicle_id char(32) not null references vehicle (id),
    from_code text,
    to_code text,
    apportion_date date not null,
    remark text,
    create_by text not null,
    create_time timestamptz not null default now()
  )`,
  sql`create index vehicle_apportion_vehicle on vehicle_apportion (vehicle_id, apportion_date)`,
  // Readings of the hour meter, one per document that reported one.
  sql`create table vehicle_hours (
    vehicle_id char(32) not null references vehicle (id),
    source text not null,
    source_no text not null,
    day date not null,
    hours numeric(10, 1) not null check (hours >= 0),
    primary key (vehicle_id, source, source_no)
  )`,
  sql`create table vehicle_campaign (
    campaign_no text not null references service_campaign (campaign_no),
    vin text collate "C" not null references vehicle (vin),
    completed_claim_no text,
    completed_date date,
    primary key (vin, campaign_no)
  )`,
];
