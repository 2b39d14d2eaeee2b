-- Accounts of 500 dealers: :lines lines on each dealer's three accounts over 39 months, :fees fees, a statement for each month.
-- September 2026 is confirmed and waits to be closed, October waits for its statements. F008 has 5,000 lines and 5,000 fees more in September.
set session_replication_role = replica;  -- foreign keys, balances and what is told of rows are right by construction

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
create function pg_temp.timed(at timestamptz, rest text) returns char(32) language sql immutable as $$ select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || left(md5(rest), 20) $$;
create temporary table bench_dealer as
  select n, 'F' || lpad(n::text, 3, '0') as dealer_code, 'B01' || chr(65 + n / 100) || lpad((n % 100)::text, 2, '0') as org_code, 'Dealer ' || n as dealer_name,
    (array['USD', 'RMB', 'EUR'])[1 + n % 3] as currency from generate_series(1, 500) n;
create temporary table bench_month as
  select to_char(day, 'YYYY-MM') as period, day::date as first, (day + interval '1 month - 1 day')::date as last from generate_series(timestamp '2023-08-01', '2026-10-01', '1 month') day;

insert into market_group (code, name, region) values ('BENCH', pg_temp.texts('Bench'), 'latam');
insert into sys_depart (id, org_code, depart_name, org_category, dealer_code)
  select md5('org' || org_code), org_code, pg_temp.texts(dealer_name), 3, dealer_code from bench_dealer union all select md5('orgA01'), 'A01', pg_temp.texts('Maker'), 1, null;
insert into dealer (id, dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group)
  select md5('dealer' || dealer_code), dealer_code, dealer_name, org_code, 'CL', 'en', currency, 'America/Santiago', 'BENCH' from bench_dealer;
insert into exchange_rate (id, currency, rate_date, rate_to_rmb, source) select md5('rate' || currency), currency, '2020-01-01', 7, 'manual' from (select distinct currency from bench_dealer where currency <> 'RMB') c;
insert into collection_target (dealer_code, currency, period, target_amount) select dealer_code, currency, '2026-10', 100000 from bench_dealer;

create temporary table bench_user as
  select dealer_code as username, org_code, 'dealer' as user_type, 'DLR_ADMIN' as role_code from bench_dealer
  union all select 'finance' || n, 'A01', 'maker', 'MFR_FINANCE' from generate_series(1, 2) n;
insert into sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by)
  select md5(username), 'bench-' || username, 'nobody signs in', username, user_type, 'en', 'America/Santiago', org_code, now(), 'N', 'bench' from bench_user;
insert into sys_user_role (user_id, role_code) select md5(username), role_code from bench_user;
insert into sys_user_depart (user_id, org_code) select md5(username), org_code from bench_user;
-- The tokens of finance.mjs.
insert into session (token_hash, user_id, org_code, ip, user_agent, expire_time)
  select encode(sha256(('bench-token-0000000000-' || username)::bytea), 'hex'), md5(username), org_code, '127.0.0.1', 'bench', '2036-01-01' from bench_user;

-- Each account has as many lines as its kind; `offset` keeps their numbers apart. Money in and out take turns, so that a balance follows from the number of its line.
create temporary table bench_account as
  select md5('account' || dealer_code || account_type)::char(32) as id, d.*, account_type, starts, (:lines * share)::int as lines,
    case when n = 8 and account_type = 'parts' then 5000 else 0 end as further, money_in, money_out
  from bench_dealer d, (values ('parts', 0, 0.7, 1000, 985), ('vehicle', 1000000, 0.2, 20000, 19900), ('deposit', 2000000, 0.1, 500, 490)) kind (account_type, starts, share, money_in, money_out);

-- Without its indexes the table fills in a third of the time.
create temporary table bench_index as
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made, contype = 'f' as late
  from pg_constraint where conrelid = 'finance_ledger'::regclass and (contype in ('p', 'u') or confrelid = conrelid)
  union all select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false from pg_index
  where indrelid = 'finance_ledger'::regclass and not exists (select from pg_constraint where conindid = indexrelid);
do $$ declare each record; begin for each in select dropped from bench_index order by late desc loop execute each.dropped; end loop; end $$;

insert into finance_ledger (id, entry_no, account_id, dealer_code, dealer_name, account_type, currency, posting_seq, direction, fee_type, amount, contra_account, fee_source, source_id, source_no,
    fee_date, period, exchange_rate, amount_rmb, balance_after, posting_key, post_time, create_by, bank_reference)
  select pg_temp.timed(at, dealer_code || starts + seq), 'FP' || to_char(fee_date, 'YYMM') || dealer_code || '-' || lpad((starts + seq)::text, 7, '0'), account_id, dealer_code, dealer_name, account_type, currency, seq,
    direction, fee_type, amount, contra, source, md5(source || dealer_code || starts + seq), case source when 'partsOrder' then 'PO' when 'dealerPayment' then 'FP' when 'monthlyCollectReceipts' then 'MR' else 'XX' end || dealer_code || '-' || starts + seq,
    fee_date, to_char(fee_date, 'YYYY-MM'), 7, amount * 7, (seq + 1) / 2 * money_in - seq / 2 * money_out, 'bench:' || dealer_code || ':' || starts + seq, at, 'bench', case source when 'dealerPayment' then 'TT' || dealer_code || starts + seq end
  from (select account.id as account_id, account.*, seq, case when seq % 2 = 1 then 'in' else 'out' end as direction, case when seq % 2 = 1 then money_in else money_out end as amount,
      case when seq > lines then date '2026-09-15' else date '2023-08-01' + ((seq - 1)::bigint * 1188 / lines)::int end as fee_date,
      case when seq > lines then timestamptz '2026-10-31 12:00' else timestamptz '2023-08-01' end + make_interval(secs => (seq - 1)::float8 * 1188 * 86400 / lines) as at
    from bench_account account, generate_series(1, lines + further) seq) line,
  lateral (select case account_type when 'vehicle' then case direction when 'in' then 'vehicle_payment' else 'vehicle_order' end when 'deposit' then case direction when 'in' then 'deposit' else 'refund' end
    else case direction when 'in' then (array['parts_payment', 'parts_payment', 'warranty_credit', 'parts_payment', 'parts_claim_credit', 'parts_payment', 'adjustment'])[1 + seq / 2 % 7] else (array['parts_order', 'parts_order', 'parts_order', 'parts_order', 'extension'])[1 + seq / 2 % 5] end end as fee_type) t,
  lateral (select case when fee_type in ('vehicle_payment', 'parts_payment', 'deposit', 'refund') then 'bank' when fee_type = 'vehicle_order' then 'vehicle_sales' when fee_type = 'parts_order' then 'parts_sales' when fee_type = 'extension' then 'extension_sales'
      when fee_type = 'warranty_credit' then 'warranty_cost' when fee_type = 'parts_claim_credit' then 'claim_cost' else 'adjustment' end as contra,
    case when fee_type in ('parts_order', 'vehicle_order') then 'partsOrder' when fee_type = 'extension' then 'extendInsurance' when fee_type = 'warranty_credit' then 'monthlyCollectReceipts' when fee_type = 'parts_claim_credit' then 'partsClaim' else 'dealerPayment' end as source) s;
set max_parallel_maintenance_workers = 2;
do $$ declare each record; begin for each in select made from bench_index order by late loop execute each.made; end loop; end $$;

insert into account (id, dealer_code, account_type, currency, balance, last_posting_seq)
  select id, dealer_code, account_type, currency, (lines + further + 1) / 2 * money_in - (lines + further) / 2 * money_out, lines + further from bench_account
  on conflict (dealer_code, account_type, currency) do update set balance = excluded.balance, last_posting_seq = excluded.last_posting_seq;
insert into account_period (account_id, period, in_amount, out_amount, line_count)
  select account_id, period, coalesce(sum(amount) filter (where direction = 'in'), 0), coalesce(sum(amount) filter (where direction = 'out'), 0), count(*) from finance_ledger group by 1, 2;

-- Four fees of a claim, one of forty a charge-back. Only claims whose fees are not settled yet are there.
create temporary table bench_fee as
  select d.n, d.dealer_code, d.org_code, d.dealer_name, d.currency, k, md5('claim' || d.n || '/' || k / 4)::char(32) as source_id, 'WC' || dealer_code || '-' || lpad((k / 4)::text, 6, '0') as source_no,
    case when k >= of_dealer then date '2026-09-15' else date '2023-08-01' + (k / 4 * 4::bigint * 1188 / of_dealer)::int end as fee_date, case when k % 40 = 39 then 'chargeback' else (array['warranty_parts', 'warranty_labour', 'travel', 'other'])[1 + k % 4] end as fee_type,
    case when k % 40 = 39 then -5 else 10 + k % 90 end as amount, (array['tractor', 'combine', 'baler'])[1 + k / 4 % 3] as product
  from (select *, (:fees / 500)::int as of_dealer from bench_dealer) d, lateral generate_series(0, of_dealer - 1 + case when n = 8 then 5000 else 0 end) k;
insert into service_fee (id, fee_no, org_code, dealer_code, dealer_name, fee_source, source_id, source_no, vin, fee_date, fee_type, amount, currency, settlement_status, statement_no, settled_amount, settled_date, create_time, second_product, audit_time)
  select pg_temp.timed(fee_date::timestamptz + make_interval(secs => k % 80000), dealer_code || k), 'SF' || to_char(fee_date, 'YYMM') || dealer_code || '-' || lpad(k::text, 6, '0'), org_code, dealer_code, dealer_name, 'warrantyClaim', source_id, source_no, 'LHRT' || lpad((n * 40 + k / 4 % 40)::text, 13, '0'), fee_date, fee_type, amount, currency,
    status, case when status <> 'unsettled' then 'MR-' || to_char(fee_date, 'YYYYMM') || '-' || dealer_code || '-' || currency end, case status when 'settled' then amount end, case status when 'settled' then (date_trunc('month', fee_date) + interval '1 month 10 days')::date end,
    fee_date::timestamptz + make_interval(secs => k % 80000), product, fee_date
  from (select *, case when fee_date >= '2026-10-01' then 'unsettled' when fee_date >= '2026-09-01' then 'settling' else 'settled' end as status from bench_fee) fee;
insert into warranty_claim (id, org_code, dealer_code, dealer_name, status, submit_time, create_by, create_time, claim_no, claim_type, vin, cross_dealer, second_product, third_product, fourth_product, failure_date, repair_date,
    coverage_result, currency, total_amount, audit_total, settlement_status, statement_no, round)
  select source_id, min(org_code), dealer_code, min(dealer_name), 'audit_succeeded', min(fee_date), 'bench', min(fee_date), source_no, 'warranty', 'LHRT' || lpad((n * 40 + min(k) / 4 % 40)::text, 13, '0'), 'N', 'P2', 'P3', 'P4', min(fee_date), min(fee_date), 'in', currency,
    sum(amount) filter (where amount > 0), sum(amount) filter (where amount > 0), case when min(fee_date) >= '2026-10-01' then 'unsettled' else 'settling' end, case when min(fee_date) < '2026-10-01' then 'MR-202609-' || dealer_code || '-' || currency end, 1
  from bench_fee where fee_date >= '2026-09-01' group by n, dealer_code, currency, source_id, source_no;

insert into monthly_collect_receipts (id, org_code, dealer_code, dealer_name, status, submit_time, submit_by, create_by, create_time, receipt_no, period, currency, round, issue_time, issue_by, dispute_end, confirm_by, confirm_time, settle_method, settle_date,
    opening_vehicle, opening_parts, opening_deposit, closing_vehicle, closing_parts, closing_deposit, fee_count, settlement_total, fee_warranty, movement)
  select pg_temp.timed(last::timestamptz + interval '1 day', 'receipt' || dealer_code), org_code, dealer_code, dealer_name, case when period < '2026-09' then 'closed' else 'pass' end, last + 3, 'bench', 'bench', last + 1,
    'MR-' || replace(period, '-', '') || '-' || dealer_code || '-' || currency, period, currency, 1, last + 3, 'bench', last + 13, 'bench', last + 5, case when period < '2026-09' then 'credit' end, case when period < '2026-09' then last + 11 end,
    vehicle - vehicle_net, parts - parts_net, deposit - deposit_net, vehicle, parts, deposit, coalesce(fees, 0), coalesce(total, 0), coalesce(total, 0),
    jsonb_build_array(jsonb_build_object('accountType', 'parts', 'feeType', 'parts_payment', 'in', parts_net, 'out', 0))
  from bench_month join (select n, account.period, sum(net) filter (where account_type = 'vehicle') as vehicle_net, sum(net) filter (where account_type = 'parts') as parts_net, sum(net) filter (where account_type = 'deposit') as deposit_net,
      sum(held) filter (where account_type = 'vehicle') as vehicle, sum(held) filter (where account_type = 'parts') as parts, sum(held) filter (where account_type = 'deposit') as deposit
    from (select n, account_type, k.period, in_amount - out_amount as net, sum(in_amount - out_amount) over (partition by account_id order by k.period) as held from account_period k join bench_account on bench_account.id = account_id) account
    group by 1, 2) account using (period) join bench_dealer using (n)
    left join (select dealer_code, to_char(fee_date, 'YYYY-MM') as period, count(*) as fees, sum(amount) as total from bench_fee group by 1, 2) fee using (dealer_code, period)
  where period <= '2026-09';
insert into monthly_collect_receipts_fee (receipt_id, fee_id, state) select receipt.id, fee.id, 'included' from service_fee fee join monthly_collect_receipts receipt on receipt.receipt_no = fee.statement_no;

-- Ten orders of each dealer wait to be charged to its account.
insert into parts_order (id, org_code, dealer_code, dealer_name, status, submit_time, create_by, create_time, order_no, order_type, currency, consignee, delivery_address, delivery_method, item_count, total_qty, parts_amount, total_amount, confirmed_amount, pay_status, ship_status, deliver_qty, open_qty, confirm_time)
  select md5('order' || n || '/' || k), org_code, dealer_code, dealer_name, 'pass', '2026-11-20', 'bench', '2026-11-20', 'PO2611' || dealer_code || '-' || lpad(k::text, 4, '0'), 'stock', currency, dealer_name, 'Ruta 5', 'truck', 1, 2, 1000, 1000, 1000, 'unpaid', 'not_shipped', 2, 2, '2026-11-21'
  from bench_dealer, generate_series(1, 10) k;
insert into parts (id, parts_code, name, unit, parts_category) values (md5('part'), 'PT000001', pg_temp.texts('Pump'), 'pc', 'hydraulic');
insert into parts_order_line (id, order_id, line_no, parts_code, parts_name, unit, weight_kg, qty, unit_price, confirmed_qty, warehouse)
  select md5('line' || id), id, 1, 'PT000001', pg_temp.texts('Pump'), 'pc', 0.5, 2, 500, 2, 'WH01' from parts_order;
