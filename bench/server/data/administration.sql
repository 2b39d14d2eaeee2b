-- What administrators look at: 20,000 departments, 100,000 users and 1,000,000 rows of the operation log, in Harrow's own tables.
set session_replication_role = replica;  -- foreign keys are right by construction
delete from harrow.sys_log where request_id = 'bench';
delete from harrow.sys_user_depart where user_id in (select id from harrow.sys_user where create_by = 'administration');
delete from harrow.sys_user_role where user_id in (select id from harrow.sys_user where create_by = 'administration');
delete from harrow.session where user_id in (select id from harrow.sys_user where create_by = 'administration');
delete from harrow.sys_user where create_by = 'administration';
delete from harrow.sys_depart where org_code like 'A01Z%';
delete from public.bench_session where token = 'tok-SA';

create function pg_temp.texts(word text) returns jsonb language sql immutable as $$ select jsonb_build_object('zh-cn', word, 'en', word, 'es', word, 'ru', word, 'fr', word, 'pt', word) $$;
-- 200 departments with 99 below each.
insert into harrow.sys_depart (id, pid, org_code, depart_name, org_category)
  select md5('depart' || a), (select id from harrow.sys_depart where org_code = 'A01'), 'A01Z' || lpad(a::text, 3, '0'), pg_temp.texts('Plant ' || a), 2 from generate_series(1, 200) a;
insert into harrow.sys_depart (id, pid, org_code, depart_name, org_category)
  select md5('depart' || a || '-' || b), md5('depart' || a), 'A01Z' || lpad(a::text, 3, '0') || 'A' || lpad(b::text, 2, '0'), pg_temp.texts('Line ' || a || '-' || b), 2
  from generate_series(1, 200) a, generate_series(1, 99) b;

create temporary table bench_people as
  select n, 'user' || lpad(n::text, 6, '0') as username, 'A01Z' || lpad((n % 200 + 1)::text, 3, '0') as org_code from generate_series(1, 100000) n;
insert into harrow.sys_user (id, username, password_hash, realname, phone, email, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by, create_time)
  select md5(username), username, 'nobody signs in', 'Person ' || n, '+86' || (13000000000 + n), username || '@bench.example', 'maker', 'en', 'Asia/Shanghai', org_code, now(), 'N', 'administration', timestamptz '2020-01-01' + n * interval '30 minutes'
  from bench_people;
insert into harrow.sys_user_role (user_id, role_code) select md5(username), 'MFR_SERVICE' from bench_people;
insert into harrow.sys_user_depart (user_id, org_code) select md5(username), org_code from bench_people;

-- The administrator who asks; signs in with Bench#2026.
insert into harrow.sys_user (id, username, password_hash, realname, user_type, language, timezone, current_org_code, pwd_update_time, need_change_password, create_by, create_time)
  values (md5('bench-SA'), 'bench-SA', '$argon2id$v=19$m=19456,t=2,p=1$UBtBYukKrDM3p018HyZXzQ$DhYaXOFr8IPFYhj1JWJje+kfipDt3KU1bQNax68hz+A', 'Administrator', 'maker', 'en', 'Asia/Shanghai', 'A01', now(), 'N', 'administration', '2019-01-01');
insert into harrow.sys_user_role (user_id, role_code) values (md5('bench-SA'), 'SYS_ADMIN');
insert into harrow.sys_user_depart (user_id, org_code) values (md5('bench-SA'), 'A01');
insert into harrow.session (token_hash, user_id, org_code, ip, user_agent, expire_time)
  values (encode(sha256('bench-token-0000000000-SA'::bytea), 'hex'), md5('bench-SA'), 'A01', '127.0.0.1', 'bench', '2036-01-01');
insert into public.bench_session (token, username, org_code, expires) values ('tok-SA', 'bench-SA', 'B01', '2036-01-01');

insert into harrow.sys_log (id, log_type, operation_id, method, path, doc_type, doc_id, doc_no, username, realname, org_code, ip, browser, outcome, cost_time, request_id, create_time)
  select md5('log' || n), 'operation', 'warrantyClaimsSave', 'POST', '/api/portal/warrantyClaim/save', 'warrantyClaim', md5('doc' || n), 'WC26' || lpad((n % 12 + 1)::text, 2, '0') || 'D0' || lpad((n % 40)::text, 2, '0') || '-' || lpad((n % 10000)::text, 4, '0'),
    'user' || lpad((n % 100000 + 1)::text, 6, '0'), 'Person ' || (n % 100000 + 1), 'A01', '192.0.2.' || (n % 250), 'Chrome', 'ok', n % 300, 'bench', timestamptz '2026-01-01' + n * interval '30 seconds'
  from generate_series(1, 1000000) n;
