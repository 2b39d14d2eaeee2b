-- Fills Harrow's tables (schema harrow, migrated by the server itself) with the floor's million claims (schema public): same ids, orgs, statuses, amounts and times.
-- Masters are as small as the work needs: 40 dealers with one user each, one reviewer, 20,000 machines, the parts and codes that the lines name.
set session_replication_role = replica;  -- foreign keys are right by construction
truncate harrow.warranty_claim, harrow.claim_bug, harrow.claim_parts, harrow.claim_detail, harrow.data_change, harrow.vehicle, harrow.session, harrow.sys_user, harrow.sys_user_role, harrow.sys_user_depart,
  harrow.dealer, harrow.sys_depart, harrow.market_group, harrow.product, harrow.warranty_policy, harrow.parts, harrow.parts_price, harrow.bug_system, harrow.bug_code, harrow.service_code, harrow.supplier, harrow.labour_rate, harrow.coefficient, harrow.exchange_rate, harrow.sequence cascade;

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
create temporary table bench_dealer as
  select distinct dealer_code, left(org_code, 6) as org_code, dealer_name, currency from public.warranty_claim;

insert into harrow.market_group (code, name, region) values ('BENCH', pg_temp.texts('Bench'), 'latam');
insert into harrow.sys_depart (id, org_code, depart_name, org_category, dealer_code)
  select md5('org' || org_code), org_code, pg_temp.texts(dealer_name), 3, dealer_code from bench_dealer union all select md5('orgA01'), 'A01', pg_temp.texts('Maker'), 1, null;
insert into harrow.dealer (id, dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group, bank_name, bank_tag_number, account_number)
  select md5('dealer' || dealer_code), dealer_code, dealer_name, org_code, 'CL', 'en', currency, 'America/Santiago', 'BENCH', 'Bank', 'BANK1', '1234567890' from bench_dealer;

create temporary table bench_user as
  select org_code as scope, org_code, 'bench-' || org_code as username, 'dealer' as user_type, 'DLR_SERVICE' as role_code from bench_dealer union all select 'B01', 'A01', 'bench-B01', 'maker', 'MFR_SVC_MGR';
insert into harrow.sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by)
  select md5(username), username, 'nobody signs in', username, user_type, 'en', 'America/Santiago', org_code, now(), 'N', 'bench' from bench_user;
insert into harrow.sys_user_role (user_id, role_code) select md5(username), role_code from bench_user;
insert into harrow.sys_user_depart (user_id, org_code) select md5(username), org_code from bench_user;
-- The tokens of subjects/harrow.mjs.
insert into harrow.session (token_hash, user_id, org_code, ip, user_agent, expire_time)
  select encode(sha256(('bench-token-0000000000-' || scope)::bytea), 'hex'), md5(username), org_code, '127.0.0.1', 'bench', '2036-01-01' from bench_user;

insert into harrow.product (code, level, parent_code, name) values ('P2', 2, null, pg_temp.texts('Tractor')), ('P3', 3, 'P2', pg_temp.texts('Tractor 60 hp'));
insert into harrow.product (code, level, parent_code, name) select distinct product_code, 4, 'P3', pg_temp.texts(product_code) from public.warranty_claim;
insert into harrow.warranty_policy (policy_code, product_code, valid_from, months, hours, main_months, main_hours) values ('P2', 'P2', '2015-01-01', 12, 6000, 24, 8000);
insert into harrow.bug_system (code, name) select code, pg_temp.texts(code) from unnest(array['engine', 'hydraulic', 'gearbox', 'electrical', 'cab', 'front axle']) code;
insert into harrow.bug_code (code, bug_system, name) select 'B' || lpad(n::text, 4, '0'), 'hydraulic', pg_temp.texts('Fault ' || n) from generate_series(0, 899) n;
insert into harrow.service_code (hour_code, bug_system, name, standard_hours, valid_from) select 'H' || lpad(n::text, 5, '0'), 'hydraulic', pg_temp.texts('Work ' || n), 1.5, '2020-01-01' from generate_series(0, 2999) n;
insert into harrow.service_code (hour_code, bug_system, name, standard_hours, valid_from) select 'H000' || n, 'hydraulic', pg_temp.texts('Replace pump ' || n), 1.5, '2020-01-01' from generate_series(0, 2) n;
insert into harrow.parts (id, parts_code, name, unit, parts_category) select md5('part' || n), 'PT' || lpad(n::text, 6, '0'), pg_temp.texts('Part ' || n), 'pc', 'hydraulic' from generate_series(0, 19999) n;
insert into harrow.parts (id, parts_code, name, unit, parts_category) select md5('pump' || n), 'PT00' || n || '0', pg_temp.texts('Pump ' || n), 'pc', 'hydraulic' from generate_series(0, 2) n;
insert into harrow.parts_price (id, parts_code, currency, price, valid_from)
  select md5(parts_code || currency), parts_code, currency, 120.5, '2020-01-01' from harrow.parts, (select distinct currency from bench_dealer) c where parts_code like 'PT00_0';
insert into harrow.labour_rate (id, dealer_code, currency, rate_per_hour, valid_from) select md5('rate' || dealer_code), dealer_code, currency, 35, '2020-01-01' from bench_dealer;
insert into harrow.coefficient (id, type, currency, value, valid_from) select md5('travel' || currency), 'travel_rate', currency, 0.5, '2020-01-01' from (select distinct currency from bench_dealer) c;
insert into harrow.exchange_rate (currency, rate_date, rate_to_rmb, source) select currency, '2020-01-01', 7, 'manual' from (select distinct currency from bench_dealer union select 'USD') c;
insert into harrow.vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, org_code, dealer_code, dealer_name, vehicle_status, delivery_date, owner_name, warranty_start_date, warranty_end_date, warranty_months, warranty_hours, create_by)
  select md5('vehicle' || n), 'LHRT' || lpad(n::text, 13, '0'), 'E' || n, 'P2', 'P3', 'P-TX001', '2025-06-01', d.org_code, d.dealer_code, d.dealer_name, 'delivered', '2026-03-01', 'Owner ' || n, '2026-03-01', '2027-02-28', 12, 6000, 'bench'
  from generate_series(0, 19999) n join (select *, row_number() over (order by dealer_code) - 1 as k from bench_dealer) d on d.k = n % 40;

insert into harrow.warranty_claim (id, org_code, dealer_code, dealer_name, sub_dealer_code, status, submit_time, version, create_by, create_time, update_by, update_time, del_flag, claim_no, dealer_claim_ref, claim_type, vin, cross_dealer,
    second_product, third_product, fourth_product, engine_no, operating_hours, mileage, failure_date, repair_date, coverage_result, complaint, customer_satisfaction, currency, parts_amount, hour_cost, travel_fee, other_fee, total_amount, audit_total,
    settlement_status, used_parts_status, round)
  select id, org_code, dealer_code, dealer_name, nullif(sub_dealer_code, ''), status, submit_time, version, create_by, create_time, update_by, update_time, del_flag, claim_no, dealer_claim_ref || '-' || id, claim_type, vin, 'N',
    'P2', 'P3', product_code, engine_no, operating_hours, mileage, failure_date, repair_date, coverage_result, description, customer_satisfaction, currency, parts_amount, hour_cost, travel_fee, other_fee, total_amount, audit_total,
    settlement_status, used_parts_status, case status when 'draft' then 0 else 1 end
  from public.warranty_claim;
insert into harrow.claim_bug (id, claim_id, bug_no, bug_system, bug_code, bug_desc, failure_reason, correction, bug_amount)
  select id, claim_id, bug_no, bug_system, bug_code, bug_desc, failure_reason, correction, bug_amount from public.claim_bug;
insert into harrow.claim_parts (id, claim_id, bug_id, line_no, parts_code, qty, unit_price, amount, is_causal, source_type, serialised, return_required)
  select p.id, p.claim_id, b.id, row_number() over (partition by p.claim_id order by p.id), p.parts_code, p.qty, p.unit_price, p.amount, p.is_causal, p.source_type, 'N', 'N' from public.claim_parts p join public.claim_bug b on b.claim_id = p.claim_id and b.bug_no = p.bug_no;
insert into harrow.claim_detail (id, claim_id, bug_id, line_no, hour_code, standard_hours, claim_hours, hour_rate, hour_cost)
  select d.id, d.claim_id, b.id, row_number() over (partition by d.claim_id order by d.id), d.hour_code, d.standard_hours, d.claim_hours, d.hour_rate, d.hour_cost from public.claim_detail d join public.claim_bug b on b.claim_id = d.claim_id and b.bug_no = d.bug_no;

-- What waits for somebody: one row for each open claim, as a submit or a review writes it.
insert into harrow.todo (id, doc_type, doc_id, doc_no, task, status, side, permission, org_code, dealer_code, dealer_name, sub_dealer_code, create_by, submit_by, vin, amount, currency, create_time, warn_on, late_on)
  select md5(c.id || w.task), 'warrantyClaim', c.id, c.claim_no, w.task, c.status, w.side, w.permission, c.org_code, c.dealer_code, c.dealer_name, c.sub_dealer_code, c.create_by, c.submit_by, c.vin, c.total_amount, c.currency,
    coalesce(c.submit_time, c.create_time), c.repair_date + 20, c.repair_date + 30
  from harrow.warranty_claim c join (values ('submitted', 'review', 'maker', 'warrantyClaim:audit'), ('pass', 'finalReview', 'maker', 'warrantyClaim:finalAudit'),
    ('no_pass', 'fix', 'dealer', 'warrantyClaim:edit'), ('draft', 'submit', 'dealer', 'warrantyClaim:edit')) as w (status, task, side, permission) on w.status = c.status
  where c.del_flag = 0;
