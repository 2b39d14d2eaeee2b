-- Sales goals of :dealers dealers and :machines machines that were handed over in the years 2023 to 2026.
set session_replication_role = replica;  -- what is told of rows is right by construction

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
create temporary table bench_dealer as
  select n, 'F' || lpad(n::text, 3, '0') as dealer_code, 'B01' || chr(65 + n / 100) || lpad((n % 100)::text, 2, '0') as org_code, 'Dealer ' || n as dealer_name from generate_series(1, :dealers) n;

insert into market_group (code, name, region) values ('BENCH', pg_temp.texts('Bench'), 'latam');
insert into sys_depart (id, org_code, depart_name, org_category, dealer_code)
  select md5('org' || org_code), org_code, pg_temp.texts(dealer_name), 3, dealer_code from bench_dealer
  union all select md5('orgA01'), 'A01', pg_temp.texts('Maker'), 1, null union all select md5('orgA01A01'), 'A01A01', pg_temp.texts('Sales'), 2, null;
insert into dealer (id, dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group)
  select md5('dealer' || dealer_code), dealer_code, dealer_name, org_code, 'CL', 'en', 'USD', 'America/Santiago', 'BENCH' from bench_dealer;

create temporary table bench_user as
  select dealer_code as username, org_code, 'dealer' as user_type, 'DLR_ADMIN' as role_code from bench_dealer union all select 'sales1', 'A01A01', 'maker', 'MFR_SALES';
insert into sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by)
  select md5(username), 'bench-' || username, 'nobody signs in', username, user_type, 'en', 'America/Santiago', org_code, now(), 'N', 'bench' from bench_user;
insert into sys_user_role (user_id, role_code) select md5(username), role_code from bench_user;
insert into sys_user_depart (user_id, org_code) select md5(username), org_code from bench_user;
insert into session (token_hash, user_id, org_code, ip, user_agent, expire_time)
  select encode(sha256(('bench-token-0000000000-' || username)::bytea), 'hex'), md5(username), org_code, '127.0.0.1', 'bench', '2036-01-01' from bench_user;

create temporary table bench_series as
  select row_number() over (order by code) as place, code as third_product, parent_code as second_product from product where level = 3 and parent_code <> 'engine';
insert into product (code, level, parent_code, name) select third_product || '-1', 4, third_product, pg_temp.texts(third_product) from bench_series;
insert into vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, ship_date, arrival_date, delivery_date, org_code, dealer_code, dealer_name,
    vehicle_status, create_by)
  select md5('machine' || m.n), 'L9TG' || lpad(m.n::text, 13, '0'), 'E' || m.n, s.second_product, s.third_product, s.third_product || '-1', day - 120, day - 60, day - 20, day,
    d.org_code, d.dealer_code, d.dealer_name, 'delivered', 'bench'
  from (select n, date '2023-01-01' + (n::bigint * 7919 % 1430)::int as day from generate_series(1, :machines) n) m
    join bench_dealer d on d.n = 1 + m.n % :dealers join bench_series s on s.place = 1 + m.n / :dealers % (select count(*) from bench_series);

-- Platforms of tractors, the other teams as a whole, on both bases.
create temporary table bench_key as
  select team.code as product_team, coalesce(platform.code, '') as platform from product_team team left join platform on platform.product_team = team.code and team.code = 'tractor';
insert into sales_goal (id, org_code, dealer_code, dealer_name, status, goal_no, year, region, market_group, marketing_department, product_team, platform, goal_basis, annual_target,
    m1_target, m2_target, m3_target, m4_target, m5_target, m6_target, m7_target, m8_target, m9_target, m10_target, m11_target, m12_target, create_by, release_time)
  select md5(concat_ws(' ', d.dealer_code, year, product_team, platform, basis)), d.org_code, d.dealer_code, d.dealer_name, case when year < 2026 then 'closed' else 'pass' end,
    'SG' || year || '-' || lpad(row_number() over (partition by year order by d.dealer_code, product_team, platform, basis)::text, 5, '0'), year, 'latam', 'BENCH', 'A01A01', product_team,
    platform, basis, 24, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 'bench', now()
  from bench_dealer d, generate_series(2023, 2026) year, bench_key, (values ('retail'), ('wholesale')) bases (basis);
