-- Deterministic: every value is a hash of (row number, column salt), so every load builds the same rows.
-- :rows is replaced by load.mjs (default 1000000).
create function u(i bigint, salt bigint) returns double precision language sql immutable parallel safe
  as $$ select (hashint8extended(i, salt) & 2147483647)::double precision / 2147483648.0 $$;
create function pick(i bigint, salt bigint, variadic words text[]) returns text language sql immutable parallel safe
  as $$ select words[1 + floor(u(i, salt) * array_length(words, 1))::int] $$;

-- 40 dealers x (the dealer itself + 4 sub-dealers) = 200 orgs; volumes are skewed: dealer d gets weight ~ 1/(d+8).
insert into warranty_claim
select
  md5('claim' || i), 0,
  'B01A' || lpad(d::text, 2, '0') || case when s > 0 then 'A' || lpad(s::text, 2, '0') else '' end,
  'D' || lpad(d::text, 3, '0'), 'Dealer ' || d || ' Agro Machinery Co.',
  case when s > 0 then 'D' || lpad(d::text, 3, '0') || '-' || s else '' end,
  'WC' || to_char(created, 'YYMM') || 'D' || lpad(d::text, 3, '0') || '-' || lpad(i::text, 7, '0'),
  case when u(i, 11) < 0.7 then 'JOB-' || floor(u(i, 12) * 9000000)::text end,
  case when u(i, 13) < 0.78 then 'normal' when u(i, 13) < 0.86 then 'extended' when u(i, 13) < 0.92 then 'parts' when u(i, 13) < 0.96 then 'pre_delivery' when u(i, 13) < 0.985 then 'campaign' else 'goodwill' end,
  status,
  pick(i, 15, 'LHR', 'LTR', 'LCH', 'LSP') || pick(i, 16, 'T', 'H', 'S', 'B') || upper(substr(md5('vin' || floor(u(i, 17) * 180000)::text), 1, 6)) || lpad(floor(u(i, 17) * 180000)::text, 7, '0'),
  'YN' || upper(substr(md5('eng' || i), 1, 9)),
  'P-' || pick(i, 18, 'TX', 'HV', 'BL', 'SP', 'RT') || lpad(floor(u(i, 19) * 60)::text, 3, '0'),
  round((u(i, 20) * u(i, 21) * 6000)::numeric, 1),
  case when u(i, 22) < 0.6 then round((u(i, 23) * 400)::numeric, 2) end,
  failure, failure + floor(u(i, 25) * 14)::int,
  case when u(i, 26) < 0.9 then 'in' when u(i, 26) < 0.97 then 'out' else 'unknown' end,
  pick(i, 27, 'Hydraulic pump loses pressure when hot', 'Engine does not start after rain', 'Gearbox makes noise in third gear', 'Oil leak at front axle seal', 'Display shows fault code and shuts down', 'Clutch slips under load')
    || '; ' || pick(i, 28, 'machine stopped in the field', 'found during maintenance', 'reported by the driver', 'seen on handover') || '. ' || pick(i, 29, 'Replaced the part and tested for two hours.', 'Adjusted, cleaned and refilled.', 'Welded and painted on site.', 'Waiting for the part.') || ' Ref ' || substr(md5('d' || i), 1, 12),
  case when u(i, 30) < 0.8 then 1 + floor(u(i, 31) * 5)::int end,
  pick(d, 32, 'USD', 'EUR', 'CLP', 'KZT', 'XOF', 'AOA'),
  parts, hours, travel, 0, parts + hours + travel,
  case when status in ('audit_succeeded', 'closed') then round((parts + hours + travel) * 0.95, 2) end,
  case when status = 'closed' then 'settled' when status = 'audit_succeeded' then 'settling' else 'unsettled' end,
  pick(i, 33, 'none', 'none', 'to_return', 'shipped', 'received', 'scrapped'),
  case when status <> 'draft' then created + interval '1 day' * u(i, 34) * 5 end,
  1 + floor(u(i, 35) * 4)::int,
  'u' || lpad(d::text, 3, '0') || s, created, 'u' || lpad(d::text, 3, '0') || s, created + interval '1 hour' * floor(u(i, 36) * 900),
  case when u(i, 37) < 0.01 then 1 else 0 end
from (
  select i, d, s, created, status, created::date - floor(u(i, 24) * 25)::int as failure,
    round((u(i, 40) * u(i, 41) * 4000)::numeric, 2) as parts, round((u(i, 42) * 600)::numeric, 2) as hours, round((u(i, 43) * 150)::numeric, 2) as travel
  from (
    select i,
      1 + floor(40 * power(u(i, 1), 1.35))::int as d,
      floor(u(i, 2) * 5)::int as s,
      -- five years to 2026-10-31, in order of i with a day of jitter; status depends on age: old claims are closed
      timestamptz '2021-11-01 00:00:00Z' + interval '1 second' * (i * (157766400.0 / :rows) + u(i, 3) * 86400)::bigint as created,
      case when u(i, 4) < 0.015 then 'draft' when u(i, 4) < 0.05 then 'no_pass'
           when i > :rows * 0.94 then case when u(i, 5) < 0.15 then 'draft' when u(i, 5) < 0.75 then 'submitted' else 'pass' end
           when u(i, 5) < 0.02 then 'submitted' when u(i, 5) < 0.12 then 'pass' when u(i, 5) < 0.30 then 'audit_succeeded' else 'closed' end as status
    from generate_series(1, :rows) i
  ) a
) b;

-- Every tenth claim has lines: 1-3 faults, 1-4 parts, 1-4 labour lines.
insert into claim_bug
select md5('bug' || i || '-' || n), md5('claim' || i), n, pick(i * 8 + n, 50, 'engine', 'hydraulic', 'gearbox', 'electrical', 'cab', 'front axle'), 'B' || lpad(floor(u(i * 8 + n, 51) * 900)::text, 4, '0'),
  'Fault ' || floor(u(i * 8 + n, 51) * 900)::text, 'Observed under load, second occurrence ' || substr(md5(i::text), 1, 20), pick(i * 8 + n, 52, 'material', 'assembly', 'sealing', 'electrical', 'unknown'), 'Replaced and tested', round((u(i * 8 + n, 53) * 2000)::numeric, 2)
from generate_series(10, :rows, 10) i, generate_series(1, 1 + floor(u(i, 54) * 3)::int) n;
insert into claim_parts
select md5('part' || i || '-' || n), md5('claim' || i), 1, 'PT' || lpad(floor(u(i * 8 + n, 60) * 20000)::text, 6, '0'), 'Part ' || floor(u(i * 8 + n, 60) * 20000)::text, 1 + floor(u(i * 8 + n, 61) * 4), round((u(i * 8 + n, 62) * 500)::numeric, 2),
  round(((1 + floor(u(i * 8 + n, 61) * 4)) * u(i * 8 + n, 62) * 500)::numeric, 2), case when n = 1 then 'Y' else 'N' end, pick(i * 8 + n, 63, 'own_stock', 'warranty_order', 'local_purchase')
from generate_series(10, :rows, 10) i, generate_series(1, 1 + floor(u(i, 64) * 4)::int) n;
insert into claim_detail
select md5('hour' || i || '-' || n), md5('claim' || i), 1, 'H' || lpad(floor(u(i * 8 + n, 70) * 3000)::text, 5, '0'), 'Work ' || floor(u(i * 8 + n, 70) * 3000)::text, round((0.5 + u(i * 8 + n, 71) * 4)::numeric, 2), round((0.5 + u(i * 8 + n, 71) * 4)::numeric, 2), 35,
  round(((0.5 + u(i * 8 + n, 71) * 4) * 35)::numeric, 2)
from generate_series(10, :rows, 10) i, generate_series(1, 1 + floor(u(i, 72) * 4)::int) n;

insert into bench_session
select 'tok-' || code, 'user-' || code, code, timestamptz '2036-01-01' from (
  select 'B01' as code union all select 'B01A' || lpad(d::text, 2, '0') from generate_series(1, 40) d
) orgs;
