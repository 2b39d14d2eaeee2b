-- 1,000,000 machines of 1,000 dealers with what waits for the nightly jobs: 3% wait for their inspection, 7% are in stock, the rest were
-- delivered on any day of the last five years. About one in 365 is due each night for each job, as with a fleet that grew evenly.
set session_replication_role = replica;  -- foreign keys are right by construction

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
insert into market_group (code, name, region) values ('BENCH', pg_temp.texts('Bench'), 'latam');
create temporary table bench_dealer as
  select 'D' || lpad(n::text, 4, '0') as dealer_code, 'A01' || lpad(n::text, 4, '0') as org_code, 'Dealer ' || n as dealer_name, n as k from generate_series(0, 999) n;
insert into sys_depart (id, org_code, depart_name, org_category, dealer_code) select md5('org' || org_code), org_code, pg_temp.texts(dealer_name), 3, dealer_code from bench_dealer;
insert into dealer (id, dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group)
  select md5('dealer' || dealer_code), dealer_code, dealer_name, org_code, 'CL', 'en', 'USD', 'America/Santiago', 'BENCH' from bench_dealer;

create temporary table bench_user as
  select r.role || '-' || org_code as username, org_code, 'dealer' as user_type, r.role from bench_dealer, unnest(array['DLR_ADMIN', 'DLR_SERVICE', 'DLR_SALES', 'DLR_PARTS']) as r (role)
  union all select 'reviewer-' || n, 'A01', 'maker', 'MFR_SVC_MGR' from generate_series(1, 20) n;
insert into sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by)
  select md5(username), username, 'nobody signs in', username, user_type, 'en', 'America/Santiago', org_code, now(), 'N', 'bench' from bench_user;
insert into sys_user_role (user_id, role_code) select md5(username), role from bench_user;
insert into sys_user_depart (user_id, org_code) select md5(username), org_code from bench_user;

-- The nights begin tomorrow: what is due today is done.
create temporary table fleet as
  select n, md5('vehicle' || n) as id, 'LHRT' || lpad(n::text, 13, '0') as vin, d.org_code, d.dealer_code, d.dealer_name,
    case when n % 100 < 3 then 'pending_acceptance' when n % 100 < 10 then 'in_stock' else 'delivered' end as status,
    current_date - (n * 7919 % 1825)::int as delivered, current_date + (n * 15485863 % 365)::int as policy_end
  from generate_series(0::bigint, 999999) n join bench_dealer d on d.k = n % 1000;
insert into vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, org_code, dealer_code, dealer_name, vehicle_status, create_by,
    arrival_date, delivery_date, owner_name, warranty_start_date, warranty_end_date, warranty_months, warranty_hours, current_hours, next_maint_hours, next_maint_date, extend_end_date, policy_end, insurance_status)
  select id, vin, 'E' || n, 'tractor', 'P3', 'P4', delivered - 60, org_code, dealer_code, dealer_name, status, 'bench',
    case status when 'delivered' then delivered - 20 else current_date - (n * 7919 % 365)::int end,
    case status when 'delivered' then delivered end, case status when 'delivered' then 'Owner ' || n end, case status when 'delivered' then delivered end,
    case status when 'delivered' then (delivered + interval '12 months')::date - 1 end, case status when 'delivered' then 12 end, case status when 'delivered' then 6000 end,
    case status when 'delivered' then 100 end, case status when 'delivered' then 300 end, case status when 'delivered' then current_date - 29 + (n * 104729 % 365)::int end,
    case when status = 'delivered' and n % 20 = 0 then (delivered + interval '24 months')::date - 1 end,
    case status when 'delivered' then policy_end end,
    case when status <> 'delivered' then 'none' when policy_end <= current_date + 29 then 'expiring' else 'valid' end
  from fleet;
insert into vehicle_plan (id, vehicle_id, vin, seq, maint_level, plan_hours, due_date, status)
  select md5('plan' || n), id, vin, 1, '300', 300, current_date - 29 + (n * 104729 % 365)::int, 'open' from fleet where status = 'delivered';
insert into force_insurance (id, insurance_no, biz_type, insurance_type, policy_no, policy_start, policy_end, status, round, marks, create_by, org_code, dealer_code, dealer_name, vehicle_id, vin, second_product, third_product, fourth_product)
  select md5('policy' || n), 'FI' || n, 'insurance', 'third_party', 'POL' || n, policy_end - 365, policy_end, 'pass', 1, '[]', 'bench', org_code, dealer_code, dealer_name, id, vin, 'tractor', 'P3', 'P4'
  from fleet where status = 'delivered';
insert into handover_train (id, handover_no, status, round, marks, late_days, create_by, org_code, dealer_code, dealer_name, vehicle_id, vin, second_product, third_product, fourth_product, end_user_same, print_language, registered)
  select md5('handover' || n), 'HT' || n, case when delivered > current_date - 366 then 'pass' else 'closed' end, 1, '[]', 0, 'bench', org_code, dealer_code, dealer_name, id, vin, 'tractor', 'P3', 'P4', 'Y', 'en', 'Y'
  from fleet where status = 'delivered';
insert into extend_insurance (id, extend_no, status, round, marks, create_by, org_code, dealer_code, dealer_name, vehicle_id, vin, second_product, third_product, fourth_product, plan_code, coverage_type, extend_months, currency, extension_fee, late_fee, total_fee,
    delivery_date, apply_until, start_date, end_date, no_hours, maintenance_complete)
  select md5('extension' || n), 'EX' || n, case when (delivered + interval '24 months')::date > current_date then 'audit_succeeded' else 'closed' end, 1, '[]', 'bench', org_code, dealer_code, dealer_name, id, vin, 'tractor', 'P3', 'P4', 'PLAN', 'powertrain', 12, 'USD', 500, 0, 500,
    delivered, delivered + 365, (delivered + interval '12 months')::date, (delivered + interval '24 months')::date - 1, 'Y', 'Y'
  from fleet where status = 'delivered' and n % 20 = 0;

-- What the nights before have reminded of.
insert into reminder (event, record_id, stage)
  select 'vehicle.pdiDue', id, (arrival_date + 15)::text || '/' || case when arrival_date + 15 < current_date then 'overdue' else 'due' end
    from vehicle where vehicle_status = 'pending_acceptance' and arrival_date + 15 <= current_date + 3
  union all select 'vehicle.warrantyEnds', id, ends::text || '/' || case when ends <= current_date + 7 then '7' when ends <= current_date + 30 then '30' else '60' end
    from (select id, coalesce(extend_end_date, warranty_end_date) as ends from vehicle where vehicle_status = 'delivered') v where ends between current_date and current_date + 60
  union all select 'vehicle.maintenanceDue', id, next_maint_date::text || '/' || next_maint_hours::text
    from vehicle where vehicle_status = 'delivered' and next_maint_date <= current_date + 30
  union all select 'forceInsurance.expiring', id, policy_end::text || '/' || case when policy_end <= current_date + 7 then '7' when policy_end <= current_date + 30 then '30' else '60' end
    from force_insurance where status = 'pass' and policy_end between current_date and current_date + 60
  on conflict do nothing;
