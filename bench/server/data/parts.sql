-- Parts of 200 dealers: 30,000 parts, 1,000,000 rows on shelves with 3,000,000 movements, 500,000 orders with 5,000,000 lines.
-- Of the orders 96 of 100 are closed; the others stand anywhere on their way.
set session_replication_role = replica;  -- foreign keys, figures of shelves and what is told of rows are right by construction

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
create temporary table bench_dealer as
  select n, 'P' || lpad(n::text, 3, '0') as dealer_code, 'B01' || chr(65 + n / 100) || lpad((n % 100)::text, 2, '0') as org_code, 'Dealer ' || n as dealer_name,
    (array['USD', 'RMB', 'EUR'])[1 + n % 3] as currency from generate_series(1, 200) n;

insert into market_group (code, name, region) values ('BENCH', pg_temp.texts('Bench'), 'latam');
insert into sys_depart (id, org_code, depart_name, org_category, dealer_code)
  select md5('org' || org_code), org_code, pg_temp.texts(dealer_name), 3, dealer_code from bench_dealer union all select md5('orgA01'), 'A01', pg_temp.texts('Maker'), 1, null;
insert into dealer (id, dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group)
  select md5('dealer' || dealer_code), dealer_code, dealer_name, org_code, 'CL', 'en', currency, 'America/Santiago', 'BENCH' from bench_dealer;
insert into dealer_warehouse (id, dealer_code, code, name, kind, is_default, system)
  select md5('warehouse' || dealer_code || code), dealer_code, code, pg_temp.texts(code), kind, is_default, 'Y'
  from bench_dealer, (values ('MAIN', 'normal', 'Y'), ('DAMAGED', 'blocked', 'N'), ('WRONG', 'blocked', 'N'), ('OVER', 'blocked', 'N')) w (code, kind, is_default);

create temporary table bench_user as
  select dealer_code as username, org_code, 'dealer' as user_type, 'DLR_PARTS' as role_code from bench_dealer union all select 'maker', 'A01', 'maker', 'MFR_PARTS';
insert into sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by)
  select md5(username), 'bench-' || username, 'nobody signs in', username, user_type, 'en', 'America/Santiago', org_code, now(), 'N', 'bench' from bench_user;
insert into sys_user_role (user_id, role_code) select md5(username), role_code from bench_user;
insert into sys_user_depart (user_id, org_code) select md5(username), org_code from bench_user;
-- The tokens of parts.mjs.
insert into session (token_hash, user_id, org_code, ip, user_agent, expire_time)
  select encode(sha256(('bench-token-0000000000-' || username)::bytea), 'hex'), md5(username), org_code, '127.0.0.1', 'bench', '2036-01-01' from bench_user;

insert into parts (id, parts_code, name, unit, parts_category)
  select md5('part' || n), 'PT' || lpad(n::text, 6, '0'), pg_temp.texts((array['Pump', 'Seal', 'Filter', 'Belt', 'Bearing', 'Sensor'])[1 + n / 7 % 6] || ' ' || n), 'pc', 'hydraulic' from generate_series(0, 29999) n;
insert into parts_price (id, parts_code, currency, price, valid_from)
  select md5(parts_code || currency), parts_code, currency, 10 + n % 90, '2020-01-01'
  from (select parts_code, row_number() over () as n from parts) p, unnest(array['USD', 'RMB', 'EUR']) currency;

insert into maker_warehouse (id, code, name, kind) select md5('WH01'), 'WH01', pg_temp.texts('Main'), 'normal' on conflict do nothing;
insert into maker_stock (id, warehouse, parts_code, inventory_qty, safety_qty, last_move_seq)
  select md5('maker' || parts_code), 'WH01', parts_code, 100, 20, 1 from parts;
insert into maker_stock_move (id, move_no, stock_id, warehouse, parts_code, seq, move_type, qty, balance_after, source_type, source_id, source_no, move_time, create_by)
  select md5('makermove' || parts_code), 'MS2601-' || parts_code, md5('maker' || parts_code), 'WH01', parts_code, 1, 'opening', 100, 100, 'makerStock', md5('maker' || parts_code), 'OPEN', '2026-01-01', 'bench' from parts;

-- Each dealer holds 5,000 parts, 20 of 100 of them below their safety stock, one of 50 damaged.
create temporary table bench_shelf as
  select md5('shelf' || d.n || '/' || k) as id, d.n * 5000 + k as at, d.dealer_code, d.currency, 'PT' || lpad(((d.n * 137 + k * 6) % 30000)::text, 6, '0') as parts_code,
    case when k % 50 = 49 then 'DAMAGED' else 'MAIN' end as warehouse, 5 + k % 20 as qty, 10 + k % 90 as cost
  from bench_dealer d, generate_series(0, 4999) k;
insert into parts_stock (id, dealer_code, warehouse, parts_code, bin_location, inventory_qty, shipping_qty, safety_qty, stock_value, avg_cost, last_in_date, last_out_date, abc_class, last_move_seq)
  select id, dealer_code, warehouse, parts_code, 'R' || at % 40, qty, case when at % 25 = 0 then 3 else 0 end, case when at % 2 = 0 then case when at % 10 = 0 then qty + 5 else 4 end end, qty * cost, cost,
    date '2026-11-01' - (at % 400)::int, date '2026-11-10' - (at % 400)::int, (array['A', 'B', 'C', 'N'])[1 + at % 4], 3
  from bench_shelf;
insert into stock_move (id, move_no, stock_id, dealer_code, sub_dealer_code, warehouse, parts_code, seq, move_type, qty, unit_cost, amount, balance_after, value_after, currency, source_type, source_id, source_no, move_time, create_by)
  select md5('move' || at || '/' || seq), 'SM26' || dealer_code || '-' || lpad((at * 3 + seq)::text, 8, '0'), id, dealer_code, '', warehouse, parts_code, seq, move_type, moved, cost, moved * cost, left_over, left_over * cost, currency,
    source_type, md5('source' || dealer_code || at / 20 || source_type), 'SRC' || at / 20, timestamptz '2026-11-10' - make_interval(days => (at % 400)::int + (3 - seq) * 20, secs => (at % 7200)::int), 'bench'
  from bench_shelf, lateral (values (1, 'opening', qty, qty, 'partsStock'), (2, 'in_arrival', 4, qty + 4, 'partsArrival'), (3, 'out_sale', -4, qty, 'partsStock')) m (seq, move_type, moved, left_over, source_type);

create temporary table bench_order as
  select md5('order' || n) as id, n, d.*, case when n % 25 <> 7 then 'closed' else (array['draft', 'submitted', 'pass', 'paid', 'shipped', 'pass'])[1 + (n / 25) % 6] end as status,
    timestamptz '2026-11-20' - make_interval(mins => n) as at
  from generate_series(0, 499999) n join (select n as dealer_at, dealer_code, org_code, dealer_name, currency from bench_dealer) d on d.dealer_at = 1 + case when n % 25 = 7 then n / 25 else n end % 200;
insert into parts_order (id, org_code, dealer_code, dealer_name, status, submit_time, create_by, create_time, order_no, dealer_ref, order_type, currency, consignee, delivery_address, delivery_method, required_date,
    item_count, total_qty, parts_amount, total_amount, confirmed_amount, charged_amount, paid_amount, pay_status, ship_status, deliver_qty, open_qty, backorder_qty, shipped_qty, transit_qty, confirm_time, shipment_date, arrival_date, cancel_requested, close_reason)
  select id, org_code, dealer_code, dealer_name, status, case when status <> 'draft' then at end, 'bench', at, 'PO26' || dealer_code || '-' || lpad(n::text, 7, '0'), 'REF' || n, (array['stock', 'stock', 'stock', 'urgent', 'sample'])[1 + n % 5], currency,
    dealer_name, 'Ruta 5', 'truck', at::date + 30, 10, 20, 1000, 1000, case when status in ('draft', 'submitted') then 0 else 1000 end, case when status in ('paid', 'shipped', 'closed') then 1000 else 0 end,
    case when status in ('paid', 'shipped', 'closed') then 1000 else 0 end, case when status in ('paid', 'shipped', 'closed') then 'paid' else 'unpaid' end, case when status in ('shipped', 'closed') then 'shipped' else 'not_shipped' end,
    case when status in ('draft', 'submitted') then 0 else 20 end, case when status in ('pass', 'paid') then 18 else 0 end, case when status in ('pass', 'paid') then 2 else 0 end, case when status in ('shipped', 'closed') then 20 else 0 end,
    case when status = 'shipped' then 20 else 0 end, case when status not in ('draft', 'submitted') then at + interval '1 day' end, case when status in ('shipped', 'closed') then at::date + 5 end,
    case when status = 'closed' then at::date + 20 end, case when status = 'paid' and n % 3 = 0 then 'Y' else 'N' end, case when status = 'closed' then 'arrived' end
  from bench_order;
insert into parts_order_line (id, order_id, line_no, parts_code, parts_name, unit, weight_kg, qty, unit_price, confirmed_qty, shipped_qty, arrived_qty, warehouse)
  select md5('line' || o.n || '/' || k), o.id, k, p.parts_code, p.name, 'pc', 0.5, 2, 50, case when o.status in ('draft', 'submitted') then 0 when o.status in ('pass', 'paid') and k = 10 then 0 else 2 end,
    case when o.status in ('shipped', 'closed') then 2 else 0 end, case when o.status = 'closed' then 2 else 0 end, 'WH01'
  from bench_order o cross join generate_series(1, 10) k join parts p on p.parts_code = 'PT' || lpad(((o.n * 31 + k * 2999) % 30000)::text, 6, '0');
