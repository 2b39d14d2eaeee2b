-- What after-sales works on, in Harrow's own tables: 2,000 sheets of inspections with 60 items and 20 photos, 200 more that wait for their review, and 400
-- machines with 20 years of history. The floor reads the machines there, too; for sheets it has two tables of its own.
set session_replication_role = replica;  -- foreign keys are right by construction
delete from harrow.attach where create_by = 'after-sales';
delete from harrow.arrival_accept_item where accept_id in (select id from harrow.arrival_accept where create_by like 'bench-%');
delete from harrow.todo where doc_id in (select id from harrow.arrival_accept where create_by like 'bench-%');
delete from harrow.arrival_accept where create_by like 'bench-%';
delete from harrow.vehicle_hours where source = 'after-sales';
delete from harrow.vehicle_engine_change where claim_no = 'after-sales';
delete from harrow.vehicle_apportion where create_by = 'after-sales';
delete from harrow.claim_bug where claim_id in (select id from harrow.warranty_claim where create_by = 'after-sales');
delete from harrow.warranty_claim where create_by = 'after-sales';
delete from harrow.vehicle where create_by = 'after-sales';
delete from public.claim_bug where claim_id in (select id from public.warranty_claim where create_by = 'after-sales');
delete from public.warranty_claim where create_by = 'after-sales';
delete from harrow.service_allowance;
drop table if exists public.pdi_sheet, public.pdi_item, public.pdi_fee;

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
create temporary table owner as
  select dealer_code, dealer_name, org_code, currency, row_number() over (order by dealer_code) - 1 as k from harrow.dealer;
insert into harrow.service_allowance (fee_type, second_product, currency, amount, valid_from) select distinct 'pdi', 'P2', currency, 60, '2020-01-01'::date from owner;

-- 0 to 1999: being filled in. 2000 to 2199: handed in without faults.
create temporary table sheet as
  select n, md5('sheet' || n) as id, md5('arrived' || n) as vehicle_id, 'LHRA' || lpad(n::text, 13, '0') as vin, o.*, case when n < 2000 then 'draft' else 'submitted' end as status
  from generate_series(0, 2199) n join owner o on o.k = n % 40;
insert into harrow.vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, org_code, dealer_code, dealer_name, vehicle_status, pdi_status, arrival_date, create_by)
  select vehicle_id, vin, 'E' || n, 'P2', 'P3', 'P-TX001', '2026-06-01', org_code, dealer_code, dealer_name, 'pending_acceptance', status, current_date - 5, 'after-sales' from sheet;
insert into harrow.arrival_accept (id, accept_no, org_code, dealer_code, dealer_name, status, create_by, submit_by, submit_time, vehicle_id, vin, engine_no, second_product, third_product, fourth_product, arrival_date, deadline,
    acceptance_date, acceptance_personnel, operating_hours, first_submit_date, result, failed_count, open_count, blocking_count, answered_count, item_count, round, marks)
  select id, 'AA' || n, org_code, dealer_code, dealer_name, status, 'bench-' || org_code, case status when 'submitted' then 'bench-' || org_code end, case status when 'submitted' then now() end, vehicle_id, vin, 'E' || n, 'P2', 'P3', 'P-TX001',
    current_date - 5, current_date + 10, current_date - 1, 'Inspector', 2, case status when 'submitted' then current_date - 1 end, case status when 'submitted' then 'pass' end, 0, 0, 0, case status when 'submitted' then 60 else 0 end, 60,
    case status when 'submitted' then 1 else 0 end, '[]' from sheet;
insert into harrow.arrival_accept_item (id, accept_id, line_no, item_code, name, standard, category, method, value_type, unit, min_value, max_value, photo_required, mandatory, safety, item_result, measured_value)
  select md5('item' || n || '-' || i), id, i, 'IT-' || lpad(i::text, 3, '0'), pg_temp.texts('Item ' || i), pg_temp.texts('As the manual says'), 'engine', 'visual', case when i <= 6 then 'number' else 'none' end,
    case when i <= 6 then 'bar' end, case when i <= 6 then 10 end, case when i <= 6 then 90 end, 'N', 'Y', 'N', case status when 'submitted' then 'pass' end, case when status = 'submitted' and i <= 6 then 50 end
  from sheet, generate_series(1, 60) i;
insert into harrow.attach (id, table_name, table_id, attachment_table_name, column_name, filename, size_bytes, mimetype, sha256, file_path, create_by, dealer_code)
  select md5('photo' || n || '-' || i), 'arrival_accept', id, 'portal_attach', (array['platePhoto', 'enginePlatePhoto', 'hourMeterPhoto', 'exteriorPhoto'])[1 + i % 4], 'photo' || i || '.jpg', 250000, 'image/jpeg', md5('a' || i) || md5('b' || n),
    'bench/' || n || '-' || i || '.jpg', 'after-sales', dealer_code from sheet, generate_series(1, 20) i;

-- The floor's own sheets: the same, without what only Harrow needs.
create table public.pdi_sheet as
  select id::varchar(32), accept_no, org_code collate "C" as org_code, dealer_code, dealer_name, status, version, create_by, create_time, update_by, update_time, vehicle_id::varchar(32), vin, engine_no, second_product, third_product, fourth_product, arrival_date, deadline,
    acceptance_date, acceptance_personnel, operating_hours, mileage, keys_qty, documents_complete, tools_complete, remark, result, failed_count, open_count, answered_count, item_count, audit_by, audit_time from harrow.arrival_accept where create_by like 'bench-%';
alter table public.pdi_sheet add primary key (id);
create table public.pdi_item as
  select id::varchar(32), accept_id::varchar(32), line_no, item_code, name, standard, category, method, value_type, unit, min_value, max_value, photo_required, mandatory, safety, item_result, measured_value, measured_text, failed_reason_code, handling, handled, remark
  from harrow.arrival_accept_item where accept_id in (select id from harrow.arrival_accept where create_by like 'bench-%');
alter table public.pdi_item add primary key (id);
create unique index on public.pdi_item (accept_id, item_code);
create table public.pdi_fee (id varchar(32) primary key default replace(gen_random_uuid()::text, '-', ''), sheet_id varchar(32) not null, dealer_code text not null, amount numeric(18, 2) not null, currency text not null, create_time timestamptz not null default now());

-- Twenty years: 40 claims with two faults, 240 readings of the hour meter, three engines, four places.
create temporary table veteran as
  select n, md5('veteran' || n) as id, 'LHRV' || lpad(n::text, 13, '0') as vin, o.* from generate_series(0, 399) n join owner o on o.k = n % 40;
insert into harrow.vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, org_code, dealer_code, dealer_name, vehicle_status, pdi_date, delivery_date, owner_name, owner_phone, warranty_start_date, warranty_end_date,
    warranty_months, warranty_hours, current_hours, create_by)
  select id, vin, 'E' || n || '-3', 'P2', 'P3', 'P-TX001', '2006-06-01', org_code, dealer_code, dealer_name, 'delivered', '2006-09-01', '2006-10-01', 'Owner ' || n, '+56 9 0000 0000', '2006-10-01', '2007-09-30', 12, 6000, 12000, 'after-sales' from veteran;
insert into harrow.vehicle_hours (vehicle_id, source, source_no, day, hours)
  select id, 'after-sales', 'R' || n || '-' || i, date '2006-10-01' + i * 30, i * 50 from veteran, generate_series(1, 240) i;
insert into harrow.vehicle_engine_change (id, vehicle_id, old_no, new_no, change_date, claim_no)
  select md5('engine' || n || '-' || i), id, 'E' || n || '-' || i, 'E' || n || '-' || i + 1, date '2010-10-01' + i * 900, 'after-sales' from veteran, generate_series(1, 2) i;
insert into harrow.vehicle_apportion (id, vehicle_id, from_code, to_code, apportion_date, create_by)
  select md5('place' || n || '-' || i), id, dealer_code, dealer_code, date '2008-10-01' + i * 700, 'after-sales' from veteran, generate_series(1, 4) i;
insert into harrow.warranty_claim (id, org_code, dealer_code, dealer_name, status, submit_time, version, create_by, create_time, claim_no, dealer_claim_ref, claim_type, vin, cross_dealer, second_product, third_product, fourth_product, engine_no,
    operating_hours, mileage, failure_date, repair_date, coverage_result, complaint, currency, parts_amount, hour_cost, travel_fee, other_fee, total_amount, audit_total, settlement_status, used_parts_status, round)
  select md5('old' || n || '-' || i), org_code, dealer_code, dealer_name, 'closed', timestamptz '2006-12-01' + i * interval '180 days', 1, 'after-sales', timestamptz '2006-12-01' + i * interval '180 days', 'OLD' || n || '-' || i, 'R' || n || '-' || i, 'normal', vin, 'N',
    'P2', 'P3', 'P-TX001', 'E' || n, i * 300, 20, date '2006-12-01' + i * 180, date '2006-12-02' + i * 180, 'in', 'Pump loses pressure', currency, 100, 50, 10, 0, 160, 160, 'settled', 'none', 1 from veteran, generate_series(1, 40) i;
insert into harrow.claim_bug (id, claim_id, bug_no, bug_system, bug_code, bug_desc, failure_reason, correction, bug_amount)
  select md5('oldbug' || n || '-' || i || '-' || b), md5('old' || n || '-' || i), b, 'hydraulic', 'B000' || b, 'Pressure low', 'material', 'Replaced', 80 from veteran, generate_series(1, 40) i, generate_series(1, 2) b;
-- The floor lists them, too.
insert into public.warranty_claim (id, org_code, dealer_code, dealer_name, claim_no, dealer_claim_ref, claim_type, status, vin, engine_no, product_code, operating_hours, mileage, failure_date, repair_date, coverage_result, description, currency,
    parts_amount, hour_cost, travel_fee, total_amount, audit_total, settlement_status, submit_time, create_by, create_time)
  select id, org_code, dealer_code, dealer_name, claim_no, dealer_claim_ref, claim_type, status, vin, engine_no, fourth_product, operating_hours, mileage, failure_date, repair_date, coverage_result, complaint, currency,
    parts_amount, hour_cost, travel_fee, total_amount, audit_total, settlement_status, submit_time, create_by, create_time from harrow.warranty_claim where create_by = 'after-sales';
insert into public.claim_bug (id, claim_id, bug_no, bug_system, bug_code, bug_name, bug_desc, failure_reason, correction, bug_amount)
  select id, claim_id, bug_no, bug_system, bug_code, bug_code, bug_desc, failure_reason, correction, bug_amount from harrow.claim_bug where claim_id in (select id from harrow.warranty_claim where create_by = 'after-sales');

-- Takes the review of the 200 sheets back, for both: before each turn of batch.mjs.
create or replace view public.bench_waiting as select id, vehicle_id from harrow.arrival_accept where accept_no in (select 'AA' || n from generate_series(2000, 2199) n);
create or replace procedure public.bench_unaudit() language sql as $$
  delete from harrow.service_fee where source_id in (select id from bench_waiting);
  delete from harrow.approval_log where doc_id in (select id from bench_waiting);
  delete from harrow.message where doc_id in (select id from bench_waiting);
  delete from harrow.todo where doc_id in (select id from bench_waiting);
  delete from harrow.data_change where operator = 'bench-B01';
  update harrow.arrival_accept set status = 'submitted', version = 1, audit_by = null, audit_time = null, pdi_fee = null, currency = null, settlement_status = null, update_by = null where id in (select id from bench_waiting);
  update harrow.vehicle set vehicle_status = 'pending_acceptance', pdi_status = 'submitted', pdi_date = null where id in (select vehicle_id from bench_waiting);
  insert into harrow.todo (id, doc_type, doc_id, doc_no, task, status, side, permission, org_code, dealer_code, dealer_name, create_by, submit_by, vin, create_time)
    select md5('todo' || id), 'arrivalAccept', id, accept_no, 'review', 'submitted', 'maker', 'arrivalAccept:audit', org_code, dealer_code, dealer_name, create_by, submit_by, vin, submit_time
    from harrow.arrival_accept where id in (select id from bench_waiting);
  delete from pdi_fee;
  update pdi_sheet set status = 'submitted', version = 1, audit_by = null, audit_time = null where status <> 'draft';
$$;
