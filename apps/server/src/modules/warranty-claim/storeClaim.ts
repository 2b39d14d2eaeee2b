/** Reads and writes whole claims. A claim is written in one statement: header and lines as JSON. */
import { sql } from 'kysely';
import { camel, snake } from '../../shared/database/columnNames.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { headerColumns, lockHeader } from './claimHeader.ts';
import type { Claim, ClaimHeader } from './tables.ts';

const toColumns = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).map(([field, value]) => [snake(field), value]));
const asJson = (rows: object | readonly object[]): string => JSON.stringify(Array.isArray(rows) ? rows.map(toColumns) : toColumns(rows));

const fromColumns = <Row>(rows: Record<string, unknown>[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [camel(column), value])) as Row);

/** The lines of a claim in their order, in one round trip. */
export async function loadLines(db: Db, claimId: string): Promise<Pick<Claim, 'faults' | 'labour' | 'parts'>> {
  const { rows } = await sql<Record<'faults' | 'labour' | 'parts', Record<string, unknown>[]>>`${planOnce} select
    coalesce((select jsonb_agg(to_jsonb(b) order by bug_no) from claim_bug b where claim_id = ${claimId}), '[]') as faults,
    coalesce((select jsonb_agg(to_jsonb(d) order by line_no) from claim_detail d where claim_id = ${claimId}), '[]') as labour,
    coalesce((select jsonb_agg(to_jsonb(p) order by line_no) from claim_parts p where claim_id = ${claimId}), '[]') as parts`.execute(db);
  const { faults, labour, parts } = rows[0]!;
  return { faults: fromColumns(faults), labour: fromColumns(labour), parts: fromColumns(parts) };
}

/** Locks a claim of the user's scope and reads it with its lines; E-012 when there is none. */
export async function lockClaim(trx: Trx, user: CurrentUser, id: string): Promise<Claim> {
  const header = await lockHeader(trx, user, id);
  return { header, ...(await loadLines(trx, id)) };
}

const faultColumns = [
  'bug_no',
  'bug_system',
  'bug_code',
  'bug_desc',
  'failure_reason',
  'correction',
  'no_causal_reason',
  'supplier_code',
  'repeat_flag',
  'bug_amount',
  'audit_result',
  'audit_remark',
];
const labourColumns = [
  'bug_id',
  'line_no',
  'hour_code',
  'standard_hours',
  'claim_hours',
  'over_reason',
  'hour_rate',
  'hour_cost',
  'audit_hours',
  'audit_hour_cost',
  'remark',
];
const partColumns = [
  'bug_id',
  'line_no',
  'parts_code',
  'supplier_code',
  'qty',
  'unit_price',
  'amount',
  'is_causal',
  'source_type',
  'order_no',
  'old_serial_no',
  'new_serial_no',
  'serialised',
  'return_required',
  'core_disposition',
  'not_covered',
  'audit_qty',
  'audit_price',
  'audit_amount',
  'remark',
];

const list = (columns: readonly string[]) => sql.raw(columns.join(', '));

/** Statements about one kind of line: `put` adds or changes what is given, `drop` deletes what is no longer there. */
function lineStatements(table: string, columns: readonly string[]) {
  const target = sql.raw(table);
  const all = list(['id', 'claim_id', ...columns]);
  const assignments = list(columns.map((column) => `${column} = excluded.${column}`));
  return {
    put: (rows: string) => sql`insert into ${target} (${all}) select ${all} from jsonb_populate_recordset(null::${target}, ${rows}::jsonb)
      on conflict (id) do update set ${assignments} where ${target}.claim_id = excluded.claim_id`,
    drop: (claimId: string, rows: string) =>
      sql`delete from ${target} where claim_id = ${claimId} and id not in (select (line ->> 'id')::char(32) from jsonb_array_elements(${rows}::jsonb) line)`,
  };
}
const faultLines = lineStatements('claim_bug', faultColumns);
const labourLines = lineStatements('claim_detail', labourColumns);
const partLines = lineStatements('claim_parts', partColumns);

const allColumns = list(headerColumns);

/** Stores a new claim with its lines. */
export async function insertClaim(trx: Trx, { header, faults, labour, parts }: Claim): Promise<void> {
  await sql`${planOnce} with bugs as (${faultLines.put(asJson(faults))}), details as (${labourLines.put(asJson(labour))}), parts as (${partLines.put(asJson(parts))})
    insert into warranty_claim (${allColumns}) select ${allColumns} from jsonb_populate_record(null::warranty_claim, ${asJson(header)}::jsonb)`.execute(trx);
}

const changeable = headerColumns.filter((column) => column !== 'id');
const changed = { columns: list(changeable), values: list(changeable.map((column) => `next.${column}`)) };

/** Stores changed header columns (camelCase names) and all lines of a claim that exists; the other columns keep what they hold. */
export async function updateClaim(trx: Trx, { header: { id }, faults, labour, parts }: Claim, changes: Partial<ClaimHeader>): Promise<void> {
  const [bugs, details, pieces] = [asJson(faults), asJson(labour), asJson(parts)];
  await sql`${planOnce} with bugs as (${faultLines.put(bugs)}), details as (${labourLines.put(details)}), parts as (${partLines.put(pieces)}),
    gone_bugs as (${faultLines.drop(id, bugs)}), gone_details as (${labourLines.drop(id, details)}), gone_parts as (${partLines.drop(id, pieces)})
    update warranty_claim set (${changed.columns}) = (select ${changed.values} from jsonb_populate_record(warranty_claim, ${asJson(changes)}::jsonb) as next)
    where id = ${id}`.execute(trx);
}

/** Only the lines: review results. */
export async function updateLines(trx: Trx, { faults, labour, parts }: Claim): Promise<void> {
  await sql`${planOnce} with bugs as (${faultLines.put(asJson(faults))}), details as (${labourLines.put(asJson(labour))}) ${partLines.put(asJson(parts))}`.execute(
    trx,
  );
}

/** The claim that a line belongs to, in the user's scope or not; null when there is no such line. */
export async function claimOfLine(db: Db, table: 'claimBug' | 'claimDetail' | 'claimParts', lineId: string): Promise<string | null> {
  const row = await db.selectFrom(table).select('claimId').where('id', '=', lineId).executeTakeFirst();
  return row?.claimId ?? null;
}
