import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Products, warranty policies, service catalogue, suppliers, parts, prices and rates. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of [...products, ...catalogue, ...rates, ...parts]) await statement.execute(db);
}

const products = [
  sql`create table product (
    code text collate "C" primary key,
    level smallint not null check (level between 2 and 4),
    parent_code text collate "C" references product (code),
    name jsonb not null,
    sort_no integer not null default 0,
    enabled char(1) not null default 'Y' check (enabled in ('Y', 'N')),
    check ((level = 2) = (parent_code is null))
  )`,
  sql`create index product_parent on product (parent_code, sort_no)`,
  sql`create table warranty_policy (
    policy_code text primary key,
    product_code text collate "C" not null unique references product (code),
    months integer not null check (months > 0),
    hours integer check (hours > 0),
    no_hours char(1) not null default 'N' check (no_hours in ('Y', 'N')),
    main_months integer check (main_months > 0),
    main_hours integer check (main_hours > 0),
    check (no_hours = 'Y' or hours is not null)
  )`,
  sql`create table service_campaign (
    campaign_no text primary key,
    title jsonb not null,
    valid_from date not null,
    valid_to date not null,
    check (valid_to >= valid_from)
  )`,
];

const catalogue = [
  sql`create table supplier (
    supplier_code text primary key,
    supplier_name text not null,
    component_scope text,
    contact text,
    recovery_pct numeric(5, 2)
  )`,
  sql`create table bug_system (
    code text primary key,
    name jsonb not null,
    second_products text[] not null default '{}',
    sort_no integer not null default 0,
    enabled char(1) not null default 'Y' check (enabled in ('Y', 'N'))
  )`,
  sql`create table bug_code (
    code text primary key,
    bug_system text not null references bug_system (code),
    name jsonb not null,
    default_supplier_code text references supplier (supplier_code),
    severity text check (severity in ('safety', 'stop', 'degrade')),
    main_component char(1) not null default 'N' check (main_component in ('Y', 'N')),
    photo_required char(1) not null default 'N' check (photo_required in ('Y', 'N')),
    enabled char(1) not null default 'Y' check (enabled in ('Y', 'N'))
  )`,
  sql`create index bug_code_system on bug_code (bug_system, code)`,
  sql`create table service_code (
    hour_code text primary key,
    bug_system text not null references bug_system (code),
    name jsonb not null,
    bug_codes text[] not null default '{}',
    third_products text[] not null default '{}',
    standard_hours numeric(5, 2) not null check (standard_hours > 0),
    overlap_group text,
    valid_from date not null,
    enabled char(1) not null default 'Y' check (enabled in ('Y', 'N'))
  )`,
  sql`create index service_code_system on service_code (bug_system, hour_code)`,
];

const rates = [
  sql`create table labour_rate (
    id char(32) primary key,
    dealer_code text collate "C" references dealer (dealer_code),
    market_group text references market_group (code),
    currency text not null,
    rate_per_hour numeric(18, 2) not null check (rate_per_hour > 0),
    valid_from date not null,
    valid_to date,
    check ((dealer_code is null) <> (market_group is null)),
    check (valid_to >= valid_from)
  )`,
  sql`create index labour_rate_dealer on labour_rate (dealer_code, valid_from)`,
  sql`create index labour_rate_group on labour_rate (market_group, valid_from)`,
  // Factors and rates that differ by dealer: labour_rate_factor, travel_rate, price_factor. Without a dealer: for all of the currency.
  sql`create table coefficient (
    id char(32) primary key,
    type text not null,
    dealer_code text collate "C" references dealer (dealer_code),
    currency text,
    value numeric(12, 6) not null check (value > 0),
    valid_from date not null,
    valid_to date,
    check (valid_to >= valid_from)
  )`,
  sql`create index coefficient_type on coefficient (type, dealer_code, valid_from)`,
  sql`create table exchange_rate (
    currency text not null,
    rate_date date not null,
    rate_to_rmb numeric(12, 6) not null check (rate_to_rmb > 0),
    source text not null,
    primary key (currency, rate_date)
  )`,
  sql`alter table dealer add column bank_name text, add column bank_tag_number text, add column account_number text`,
];

const parts = [
  sql`create table parts (
    id char(32) primary key,
    parts_code text collate "C" not null unique,
    name jsonb not null,
    specification text,
    unit text not null,
    weight_kg numeric(10, 3),
    size text,
    min_order_multiple integer not null default 1 check (min_order_multiple >= 1),
    delivery_cycle_days integer,
    second_products text[] not null default '{}',
    parts_category text not null,
    replaced_by text collate "C",
    core_return char(1) not null default 'N' check (core_return in ('Y', 'N')),
    serialised char(1) not null default 'N' check (serialised in ('Y', 'N')),
    warranty_months_parts integer not null default 6,
    supplier_code text references supplier (supplier_code),
    cost_price numeric(18, 2),
    enabled char(1) not null default 'Y' check (enabled in ('Y', 'N')),
    create_time timestamptz not null default now(),
    search_text text generated always as (
      parts_code || ' ' || coalesce(name ->> 'zh-cn', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'es', '') || ' ' ||
      coalesce(name ->> 'ru', '') || ' ' || coalesce(name ->> 'fr', '') || ' ' || coalesce(name ->> 'pt', '')
    ) stored
  )`,
  sql`create index parts_search on parts using gin (search_text gin_trgm_ops)`,
  sql`create table parts_price (
    id char(32) primary key,
    parts_code text collate "C" not null references parts (parts_code),
    currency text not null,
    price numeric(18, 2) not null check (price >= 0),
    valid_from date not null,
    valid_to date,
    check (valid_to >= valid_from)
  )`,
  sql`create index parts_price_part on parts_price (parts_code, currency, valid_from desc)`,
  sql`create table parts_stock (
    dealer_code text collate "C" not null references dealer (dealer_code),
    parts_code text collate "C" not null references parts (parts_code),
    inventory_qty numeric(12, 2) not null default 0,
    locked_qty numeric(12, 2) not null default 0,
    primary key (dealer_code, parts_code)
  )`,
];
