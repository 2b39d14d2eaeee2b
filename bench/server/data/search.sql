-- :machines machines and :claims claims of 200 dealers, for the search over everything.
set session_replication_role = replica;  -- what is told of rows is right by construction

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
create temporary table bench_dealer as
  select k, 'F' || lpad(k::text, 3, '0') as dealer_code, 'B01' || chr(65 + k / 100) || lpad((k % 100)::text, 2, '0') as org_code, 'Dealer ' || k as dealer_name from generate_series(1, 200) k;
insert into market_group (code, name, region) values ('BENCH', pg_temp.texts('Bench'), 'latam');
insert into sys_depart (id, org_code, depart_name, org_category, dealer_code)
  select md5('org' || org_code), org_code, pg_temp.texts(dealer_name), 3, dealer_code from bench_dealer
  union all select md5('orgA01'), 'A01', pg_temp.texts('Maker'), 1, null union all select md5('orgA01A01'), 'A01A01', pg_temp.texts('Service'), 2, null;
insert into dealer (id, dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group)
  select md5('dealer' || dealer_code), dealer_code, dealer_name, org_code, 'CL', 'en', 'USD', 'America/Santiago', 'BENCH' from bench_dealer;

create temporary table bench_user as
  select dealer_code as username, org_code, 'dealer' as user_type, 'DLR_ADMIN' as role_code from bench_dealer union all select 'manager1', 'A01A01', 'maker', 'MFR_SVC_MGR';
insert into sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by)
  select md5(username), 'bench-' || username, 'nobody signs in', username, user_type, 'en', 'America/Santiago', org_code, now(), 'N', 'bench' from bench_user;
insert into sys_user_role (user_id, role_code) select md5(username), role_code from bench_user;
insert into sys_user_depart (user_id, org_code) select md5(username), org_code from bench_user;
insert into session (token_hash, user_id, org_code, ip, user_agent, expire_time)
  select encode(sha256(('bench-token-0000000000-' || username)::bytea), 'hex'), md5(username), org_code, '127.0.0.1', 'bench', '2036-01-01' from bench_user;
insert into parts (id, parts_code, name, unit, parts_category)
  select md5('part' || n), 'PT' || lpad(n::text, 6, '0'), pg_temp.texts('Part ' || n) || jsonb_build_object('ru', 'Подшипник ' || n), 'pc', 'hydraulic' from generate_series(1, 20000) n;

-- Machines of ten years: 1 in 100 on its way, 1 waiting for acceptance, 4 in stock, 3 scrapped, the rest delivered. Of the delivered ones half are under
-- warranty or an extension, 3 in 5 still have services ahead: 1 in 15 of these is late, 1 in 12 due within 30 days.
insert into vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, ship_date, arrival_date, org_code, dealer_code, dealer_name, vehicle_status,
    delivery_date, warranty_start_date, warranty_end_date, extend_end_date, current_hours, next_maint_level, next_maint_hours, next_maint_date, maint_gap, create_by, create_time)
  select md5('machine' || n), 'L9TG' || lpad((n::bigint * 7919 % 9999999967)::text, 13, '0'), 'E' || n, 'TRACTOR', 'T5', 'T504', shipped - 30, shipped,
      case when status <> 'shipped' then shipped + 45 end, d.org_code, d.dealer_code, d.dealer_name, status, delivered, delivered,
      delivered + case when n % 2 = 0 then 365 else 1825 end, case when n % 20 = 0 then delivered + 2555 end, n % 1500,
      case when is_planned then '500H' end, case when is_planned then n % 1500 + 100 + n % 400 end, case when is_planned then current_date - 25 + (n * 31 % 365)::int end,
      case when status = 'delivered' and n % 9 = 0 then 'Y' else 'N' end, 'bench', shipped
  from (select n, status, shipped, case when status in ('delivered', 'scrapped') then shipped + 120 end as delivered, status = 'delivered' and n % 5 < 3 as is_planned
    from (select n, case when kind < 10 then 'shipped' when kind < 20 then 'pending_acceptance' when kind < 60 then 'in_stock' when kind < 90 then 'scrapped' else 'delivered' end as status,
        current_date - case when kind < 10 then 20 when kind < 20 then 50 when kind < 60 then 50 + (n % 400)::int else 200 + (n % 3400)::int end as shipped
      from (select n, n * 617 / 7 % 1000 as kind from generate_series(1, :machines) n) numbered) of_status) dated join bench_dealer d on d.k = 1 + n % 200;
insert into vehicle_plan (id, vehicle_id, vin, seq, maint_level, plan_hours, due_date, status, done_date, done_hours)
  select md5('step' || seq || vehicle.id), vehicle.id, vin, seq, '500H', 500 * seq, next_maint_date - 365 * (3 - seq), case when seq = 3 then 'open' when maint_gap = 'Y' then 'missed' else 'done' end,
      case when seq < 3 and maint_gap = 'N' then next_maint_date - 365 * (3 - seq) end, case when seq < 3 and maint_gap = 'N' then 500 * seq end
  from vehicle cross join generate_series(1, 3) seq where next_maint_date is not null;

-- Claims of five years up to now: older than a month settled, then approved, at the last reviewers and handed in; 1 in 12 was returned once, 1 in 50 is a draft.
create temporary table bench_claim as
  select md5('claim' || n) as id, n, d.*, begun, case when n % 50 = 0 then 'draft' when begun < now() - interval '30 days' then 'closed' when begun < now() - interval '8 days' then 'audit_succeeded'
      when begun < now() - interval '4 days' then 'pass' else 'submitted' end as status
  from (select n, now() - interval '2 hours' - make_interval(secs => 5 * 365 * 86400.0 * (:claims - n) / :claims) as begun from generate_series(1, :claims) n) dated join bench_dealer d on d.k = 1 + n % 200;
insert into warranty_claim (id, org_code, dealer_code, dealer_name, status, create_by, create_time, claim_no, claim_type, vin, cross_dealer, second_product, third_product, fourth_product, engine_no,
    currency, failure_date, repair_date, operating_hours,
    submit_time, audit_time, round, close_reason, total_amount, audit_total, settled_amount)
  select id, org_code, dealer_code, dealer_name, status, 'bench', begun, 'WC' || to_char(begun, 'YYMM') || dealer_code || '-' || lpad((n / 200)::text, 4, '0'),
    case when n % 15 = 0 then 'goodwill' else 'warranty' end, 'L9TG' || lpad((n::bigint * 7919 % 9999999967)::text, 13, '0'), 'N', 'TRACTOR', 'T5', 'T504', 'E' || n, 'USD', begun::date - 3, begun::date - 1, 100,
    case when status <> 'draft' then begun + interval '1 hour' end, case when status in ('closed', 'audit_succeeded') then begun + interval '7 days' end,
    case when status = 'draft' then 0 when n % 12 = 0 then 2 else 1 end, case when status = 'closed' then 'settled' end, 100 + n % 900,
    case when status in ('closed', 'audit_succeeded') then 90 + n % 900 end, case when status = 'closed' then 90 + n % 900 end
  from bench_claim;
insert into claim_bug (id, claim_id, bug_no, bug_system, bug_code) select md5('bug' || id), id, 1, 'hydraulic', 'H' || n % 300 from bench_claim;
insert into approval_log (id, doc_type, doc_id, doc_no, step_no, action, to_status, operator, operator_name, org_name, reject_reason, create_time)
  select md5('log' || id), 'warrantyClaim', id, n::text, 2, 'no_pass', 'no_pass', 'manager1', 'manager1', 'Service', (array['insufficient_photos', 'wrong_data', 'other'])[1 + n % 3], begun + interval '3 days' from bench_claim where n % 12 = 0;
