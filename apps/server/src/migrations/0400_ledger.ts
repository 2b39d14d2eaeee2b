import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/**
 * What dealers have with the maker: accounts and the lines that were posted to them. The database itself keeps balances, the order
 * of posting and the figures of a month, so that nobody can write a line that does not fit; a line is never changed.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table dealer add column credit_limit ${money} check (credit_limit >= 0)`.execute(db);
  for (const statement of [...tables, ...keeping, ...doubleEntry]) await statement.execute(db);
  await sql`insert into account (id, dealer_code, account_type, currency)
    select replace(gen_random_uuid()::text, '-', ''), dealer_code, account_type, currency
    from dealer, unnest(array['vehicle', 'parts', 'deposit']) as account_type`.execute(db);
}

const tables = [
  sql`create table account (
    id char(32) primary key,
    dealer_code ${codeText} not null references dealer (dealer_code),
    account_type text not null check (account_type in ('vehicle', 'parts', 'deposit')),
    currency text not null,
    balance ${money} not null default 0,
    last_posting_seq integer not null default 0,
    create_time timestamptz not null default now(),
    unique (dealer_code, account_type, currency)
  )`,
  sql`create table finance_period (
    period char(7) primary key check (period ~ '^[0-9]{4}-[0-9]{2}$'),
    status text not null default 'open' check (status in ('open', 'closed'))
  )`,
  // What opening lines have brought stands apart from what has moved.
  sql`create table account_period (
    account_id char(32) not null references account (id),
    period char(7) not null,
    opening_in ${money} not null default 0,
    opening_out ${money} not null default 0,
    in_amount ${money} not null default 0,
    out_amount ${money} not null default 0,
    line_count integer not null default 0,
    primary key (account_id, period)
  )`,
  sql`create table finance_ledger (
    id char(32) primary key,
    entry_no text not null unique,
    account_id char(32) not null references account (id),
    dealer_code ${codeText} not null,
    dealer_name text not null,
    account_type text not null,
    currency text not null,
    posting_seq integer not null,
    direction text not null check (direction in ('in', 'out')),
    fee_type text not null,
    amount ${money} not null check (amount > 0),
    contra_account text not null,
    journal_no text,
    fee_source text not null,
    source_id char(32) not null,
    source_no text not null,
    fee_date date not null,
    period char(7) not null,
    exchange_rate numeric(12, 6),
    amount_rmb ${money},
    balance_after ${money} not null,
    statement_no text,
    reverses_entry_no text references finance_ledger (entry_no),
    posting_key text not null unique,
    remark text check (length(remark) <= 300),
    post_time timestamptz not null,
    create_by text not null,
    unique (account_id, posting_seq),
    check (contra_account <> 'internal' or journal_no is not null)
  )`,
  sql`create unique index finance_ledger_reversed_once on finance_ledger (reverses_entry_no) where reverses_entry_no is not null`,
  sql`create index finance_ledger_dealer on finance_ledger (dealer_code, fee_date desc, id)`,
  sql`create index finance_ledger_posted on finance_ledger (post_time desc, id)`,
  sql`create index finance_ledger_source on finance_ledger (source_no)`,
  sql`create index finance_ledger_period on finance_ledger (dealer_code, currency, period, fee_type)`,
  sql`create index finance_ledger_journal on finance_ledger (journal_no) where journal_no is not null`,
];

const keeping = [
  sql`create function post_ledger_line() returns trigger language plpgsql as $$
    declare
      held account;
      original finance_ledger;
      signed numeric := case new.direction when 'in' then new.amount else -new.amount end;
      opens boolean := new.fee_type = 'opening';
    begin
      select * into strict held from account where id = new.account_id for update;
      if new.reverses_entry_no is not null then
        select * into strict original from finance_ledger where entry_no = new.reverses_entry_no;
        if original.account_id <> new.account_id or original.amount <> new.amount or original.direction = new.direction
          or original.contra_account <> new.contra_account then
          raise exception 'Line % does not mirror %', new.entry_no, new.reverses_entry_no using errcode = 'check_violation';
        end if;
      end if;
      new.dealer_code := held.dealer_code;
      new.account_type := held.account_type;
      new.currency := held.currency;
      new.posting_seq := held.last_posting_seq + 1;
      new.balance_after := held.balance + signed;
      new.period := to_char(new.fee_date, 'YYYY-MM');
      update account set balance = new.balance_after, last_posting_seq = new.posting_seq where id = held.id;
      insert into account_period as kept (account_id, period, opening_in, opening_out, in_amount, out_amount, line_count)
        values (held.id, new.period,
          case when opens and signed > 0 then new.amount else 0 end, case when opens and signed < 0 then new.amount else 0 end,
          case when not opens and signed > 0 then new.amount else 0 end, case when not opens and signed < 0 then new.amount else 0 end, 1)
        on conflict (account_id, period) do update set
          opening_in = kept.opening_in + excluded.opening_in, opening_out = kept.opening_out + excluded.opening_out,
          in_amount = kept.in_amount + excluded.in_amount, out_amount = kept.out_amount + excluded.out_amount, line_count = kept.line_count + 1;
      return new;
    end $$`,
  sql`create trigger finance_ledger_posted before insert on finance_ledger for each row execute function post_ledger_line()`,
  sql`create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger finance_ledger_kept before update or delete on finance_ledger for each row execute function refuse_change()`,
  sql`create trigger finance_ledger_whole before truncate on finance_ledger for each statement execute function refuse_change()`,
  // Only the trigger of the lines, one level below, writes what they add up to.
  sql`create function refuse_own_figures() returns trigger language plpgsql as $$
    begin
      raise exception 'The figures of % follow from its lines', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger account_balance_kept before update on account for each row
    when (pg_trigger_depth() < 1 and row(new.dealer_code, new.account_type, new.currency, new.balance, new.last_posting_seq)
      is distinct from row(old.dealer_code, old.account_type, old.currency, old.balance, old.last_posting_seq)) execute function refuse_own_figures()`,
  sql`create trigger account_begins_empty before insert on account for each row
    when (new.balance <> 0 or new.last_posting_seq <> 0) execute function refuse_own_figures()`,
  sql`create trigger account_period_kept before insert or update or delete on account_period for each row
    when (pg_trigger_depth() < 1) execute function refuse_own_figures()`,
];

const doubleEntry = [
  // What moves inside the house comes from somewhere: the lines of a journal add up to nothing when the transaction ends.
  sql`create function balance_journal() returns trigger language plpgsql as $$
    declare difference numeric;
    begin
      select sum(case direction when 'in' then amount else -amount end) into difference
        from finance_ledger where journal_no = new.journal_no and contra_account = 'internal' and currency = new.currency;
      if difference <> 0 then
        raise exception 'Journal % is out of balance by %', new.journal_no, difference using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  sql`create constraint trigger finance_ledger_balanced after insert on finance_ledger deferrable initially deferred for each row
    when (new.contra_account = 'internal') execute function balance_journal()`,
];
