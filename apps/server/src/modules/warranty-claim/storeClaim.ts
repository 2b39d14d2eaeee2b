/** Reads and writes whole claims. A claim is written in one statement: header and lines as JSON. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { lockDocument } from '../../shared/workflow/workflow.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { Claim, ClaimHeader } from './tables.ts';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toColumns = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).map(([field, value]) => [snake(field), value]));
const asJson = (rows: object | readonly object[]): string => JSON.stringify(Array.isArray(rows) ? rows.map(toColumns) : toColumns(rows));

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
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
  const header = (await lockDocument(trx, user, 'warrantyClaim', id)) as unknown as ClaimHeader;
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

/** Brings the lines of a claim to what is given: changes, adds, and deletes those no longer there. */
function putLines(table: string, columns: readonly string[], claimId: string, lines: readonly object[]) {
  const target = sql.table(table);
  const all = sql.join(['id', 'claim_id', ...columns].map((column) => sql.ref(column)));
  const assignments = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const rows = asJson(lines);
  return {
    put: sql`insert into ${target} (${all}) select ${all} from jsonb_populate_recordset(null::${target}, ${rows}::jsonb)
      on conflict (id) do update set ${assignments} where ${sql.ref(`${table}.claim_id`)} = excluded.claim_id`,
    drop: sql`delete from ${target} where claim_id = ${claimId} and id not in (select (line ->> 'id')::char(32) from jsonb_array_elements(${rows}::jsonb) line)`,
  };
}

function lineStatements({ header, faults, labour, parts }: Claim) {
  return [
    putLines('claim_bug', faultColumns, header.id, faults),
    putLines('claim_detail', labourColumns, header.id, labour),
    putLines('claim_parts', partColumns, header.id, parts),
  ];
}

/** Stores a new claim with its lines. */
export async function insertClaim(trx: Trx, claim: Claim): Promise<void> {
  const columns = sql.join(Object.keys(claim.header).map((field) => sql.ref(snake(field))));
  const [bugs, details, parts] = lineStatements(claim);
  await sql`${planOnce} with bugs as (${bugs!.put}), details as (${details!.put}), parts as (${parts!.put})
    insert into warranty_claim (${columns}) select ${columns} from jsonb_populate_record(null::warranty_claim, ${asJson(claim.header)}::jsonb)`.execute(trx);
}

/** Stores changed header columns (camelCase names) and all lines of a claim that exists. */
export async function updateClaim(trx: Trx, claim: Claim, changed: Partial<ClaimHeader>): Promise<void> {
  const columns = Object.keys(changed).map((field) => sql.ref(snake(field)));
  const statements = lineStatements(claim).flatMap(({ put, drop }) => [put, drop]);
  const named = statements.map((statement, index) => sql`${sql.ref(`step_${index}`)} as (${statement})`);
  await sql`with ${sql.join(named)}
    update warranty_claim set (${sql.join(columns)}) = (select ${sql.join(columns.map((column) => sql`next.${column}`))} from jsonb_populate_record(null::warranty_claim, ${asJson(changed)}::jsonb) as next)
    where id = ${claim.header.id}`.execute(trx);
}

/** Only the lines: review results. */
export async function updateLines(trx: Trx, { header, faults, labour, parts }: Claim): Promise<void> {
  const [bugs, details, lines] = lineStatements({ header, faults, labour, parts });
  await sql`${planOnce} with bugs as (${bugs!.put}), details as (${details!.put}) ${lines!.put}`.execute(trx);
}

/** The claim that a line belongs to, in the user's scope or not; null when there is no such line. */
export async function claimOfLine(db: Db, table: 'claimBug' | 'claimDetail' | 'claimParts', lineId: string): Promise<string | null> {
  const row = await db.selectFrom(table).select('claimId').where('id', '=', lineId).executeTakeFirst();
  return row?.claimId ?? null;
}
