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

insert into vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, org_code, dealer_code, dealer_name, vehicle_status, create_by)
  select md5('machine' || n), 'L9TG' || lpad((n::bigint * 7919 % 9999999967)::text, 13, '0'), 'E' || n, 'TRACTOR', 'T5', 'T504', '2024-01-01', d.org_code, d.dealer_code, d.dealer_name, 'delivered', 'bench'
  from generate_series(1, :machines) n join bench_dealer d on d.k = 1 + n % 200;
insert into warranty_claim (id, org_code, dealer_code, dealer_name, status, create_by, create_time, claim_no, claim_type, vin, cross_dealer, second_product, third_product, fourth_product, engine_no,
    currency, failure_date, repair_date, operating_hours)
  select md5('claim' || n), d.org_code, d.dealer_code, d.dealer_name, 'pass', 'bench', timestamptz '2020-01-01' + make_interval(mins => 3 * n),
    'WC' || to_char(timestamptz '2020-01-01' + make_interval(mins => 3 * n), 'YYMM') || d.dealer_code || '-' || lpad((n / 200)::text, 4, '0'), 'warranty',
    'L9TG' || lpad((n::bigint * 7919 % 9999999967)::text, 13, '0'), 'N', 'TRACTOR', 'T5', 'T504', 'E' || n, 'USD', '2026-01-01', '2026-01-02', 100
  from generate_series(1, :claims) n join bench_dealer d on d.k = 1 + n % 200;
