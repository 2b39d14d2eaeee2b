-- The claim documents of the portal (domain page 2.18, 2.19, 0.2), cut to what lists, search, detail and save touch.
create extension if not exists pg_trgm;

create table warranty_claim (
  id varchar(32) primary key,
  tenant_id int not null default 0,
  org_code varchar(64) collate "C" not null,        -- path; a prefix is a subtree
  dealer_code varchar(20) not null,
  dealer_name varchar(100) not null,
  sub_dealer_code varchar(20) not null default '',
  claim_no varchar(30) not null,
  dealer_claim_ref varchar(50),
  claim_type varchar(20) not null,
  status varchar(20) not null,
  vin varchar(17) not null,
  engine_no varchar(30),
  product_code varchar(30) not null,
  operating_hours numeric(10,1),
  mileage numeric(5,2),
  failure_date date not null,
  repair_date date,
  coverage_result varchar(10) not null default 'unknown',
  description text,
  customer_satisfaction smallint,
  currency char(3) not null,
  parts_amount numeric(18,2) not null default 0,
  hour_cost numeric(18,2) not null default 0,
  travel_fee numeric(18,2) not null default 0,
  other_fee numeric(18,2) not null default 0,
  total_amount numeric(18,2) not null default 0,
  audit_total numeric(18,2),
  settlement_status varchar(20) not null default 'unsettled',
  used_parts_status varchar(20) not null default 'none',
  submit_time timestamptz,
  version int not null default 1,
  create_by varchar(32) not null,
  create_time timestamptz not null,
  update_by varchar(32),
  update_time timestamptz,
  del_flag smallint not null default 0
);

create table claim_bug (
  id varchar(32) primary key,
  claim_id varchar(32) not null,
  bug_no int not null,
  bug_system varchar(30) not null,
  bug_code varchar(30) not null,
  bug_name varchar(100) not null,
  bug_desc text,
  failure_reason varchar(20),
  correction text,
  bug_amount numeric(18,2) not null default 0
);

create table claim_parts (
  id varchar(32) primary key,
  claim_id varchar(32) not null,
  bug_no int not null,
  parts_code varchar(30) not null,
  parts_name varchar(100) not null,
  qty numeric(10,2) not null,
  unit_price numeric(18,2) not null,
  amount numeric(18,2) not null,
  is_causal char(1) not null default 'N',
  source_type varchar(20) not null
);

create table claim_detail (
  id varchar(32) primary key,
  claim_id varchar(32) not null,
  bug_no int not null,
  hour_code varchar(30) not null,
  hour_name varchar(100) not null,
  standard_hours numeric(5,2) not null,
  claim_hours numeric(5,2) not null,
  hour_rate numeric(18,2) not null,
  hour_cost numeric(18,2) not null
);

create table doc_sequence (key varchar(40) primary key, n int not null);

-- One token per user; scope is the org path the user may see below.
create table bench_session (token varchar(64) primary key, username varchar(32) not null, org_code varchar(64) collate "C" not null, expires timestamptz not null);
