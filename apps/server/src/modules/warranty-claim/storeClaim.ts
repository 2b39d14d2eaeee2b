/** Reads and writes whole claims. A claim is written in one statement: header and lines as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { type ChangeHistory, insertChanges } from '../../shared/change-log/changeLog.ts';
import { camel, snake } from '../../shared/database/columnNames.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { takeNumber } from '../../shared/numbering/nextNumber.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { type ClaimFacts, factRows, factsValue, type FactsWanted } from './claimFacts.ts';
import { allHeaderColumns, headerColumns, readHeader, selectClaim } from './claimHeader.ts';
import type { Claim, ClaimHeader } from './tables.ts';

const toColumns = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).map(([field, value]) => [snake(field), value]));
const asJson = (rows: object | readonly object[]): string => JSON.stringify(Array.isArray(rows) ? rows.map(toColumns) : toColumns(rows));

const fromColumns = <Row>(rows: Record<string, unknown>[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [camel(column), value])) as Row);

type StoredLines = Record<'faults' | 'labour' | 'parts', Record<string, unknown>[]>;
const linesOf = (claimId: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(to_json(b) order by bug_no) from claim_bug b where claim_id = ${claimId}), '[]') as faults,
  coalesce((select json_agg(to_json(d) order by line_no) from claim_detail d where claim_id = ${claimId}), '[]') as labour,
  coalesce((select json_agg(to_json(p) order by line_no) from claim_parts p where claim_id = ${claimId}), '[]') as parts`;
const toLines = ({ faults, labour, parts }: StoredLines): Pick<Claim, 'faults' | 'labour' | 'parts'> => ({
  faults: fromColumns(faults),
  labour: fromColumns(labour),
  parts: fromColumns(parts),
});

/** The lines of a claim in their order, in one round trip. */
export async function loadLines(db: Db, claimId: string): Promise<Pick<Claim, 'faults' | 'labour' | 'parts'>> {
  const { rows } = await sql<StoredLines>`${planOnce} select ${linesOf(sql`${claimId}`)}`.execute(db);
  return toLines(rows[0]!);
}

const whole = sql`${allHeaderColumns}, ${linesOf(sql`warranty_claim.id`)}`;

type WholeRow = ClaimHeader & StoredLines;
const toClaim = ({ faults, labour, parts, ...header }: WholeRow): Claim => ({ header, ...toLines({ faults, labour, parts }) });

/** A claim of the user's scope with its lines, in one round trip; E-012 when there is none. */
export async function findClaim(db: Db, user: CurrentUser, id: string): Promise<Claim> {
  return toClaim(await readHeader<WholeRow>(db, user, id, whole));
}

/** What a save types over the facts that a stored claim asks about; what it leaves out stays as it is stored. */
export type TypedFacts = Pick<FactsWanted, 'bugCodes' | 'hourCodes' | 'partsCodes'> & { vin?: string; failureDate?: string | null };

/** `findClaim` together with the facts of its rules as they will be after the save, in the same round trip. */
export async function findClaimWithFacts(db: Db, user: CurrentUser, id: string, typed: TypedFacts, day: string): Promise<{ claim: Claim; facts: ClaimFacts }> {
  const codes = (of: readonly string[], lines: string, column: string) =>
    sql`${[...of]}::text[] || array(select line ->> ${sql.lit(column)} from json_array_elements(${sql.ref(lines)}) as line)`;
  const { rows } = await sql<WholeRow & { facts: ClaimFacts }>`${planOnce} with stored as materialized (${selectClaim(user, id, whole)}),
    wanted as materialized (select coalesce(${typed.vin ?? null}::text, vin) as vin, dealer_code, id as claim_id, claim_no, ${day}::date as day,
      coalesce(case when ${typed.failureDate !== undefined}::boolean then ${typed.failureDate ?? null}::date else failure_date end, ${day}::date) as failure_date from stored),
    codes as materialized (select ${codes(typed.bugCodes, 'faults', 'bug_code')} as bug_codes, ${codes(typed.hourCodes, 'labour', 'hour_code')} as hour_codes,
      ${codes(typed.partsCodes, 'parts', 'parts_code')} as parts_codes from stored),
    ${factRows} select stored.*, ${factsValue} as facts from stored`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  const { facts, ...row } = rows[0];
  return { claim: toClaim(row), facts };
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

/**
 * Statements about one kind of line: `put` adds or changes what is given, `drop` deletes by id.
 * Both do nothing unless `when` holds.
 */
function lineStatements(table: string, columns: readonly string[]) {
  const target = sql.raw(table);
  const all = list(['id', 'claim_id', ...columns]);
  const assignments = list(columns.map((column) => `${column} = excluded.${column}`));
  return {
    put: (
      rows: string,
      when = sql`true`,
    ) => sql`insert into ${target} (${all}) select ${all} from jsonb_populate_recordset(null::${target}, ${rows}::jsonb) where ${when}
      on conflict (id) do update set ${assignments} where ${target}.claim_id = excluded.claim_id`,
    drop: (claimId: string, ids: readonly string[], when: RawBuilder<unknown>) =>
      sql`delete from ${target} where ${when} and claim_id = ${claimId} and id = any(${ids}::char(32)[])`,
  };
}
type LineStatements = ReturnType<typeof lineStatements>;
const faultLines = lineStatements('claim_bug', faultColumns);
const labourLines = lineStatements('claim_detail', labourColumns);
const partLines = lineStatements('claim_parts', partColumns);

/**
 * Stores a new claim with its lines under the next number of its series, in one statement: nothing of it is there, or all.
 * @param day business date, for the series
 * @returns the claim number
 */
export async function insertClaim(db: Db, { header, faults, labour, parts }: Claim, day: string): Promise<string> {
  const { rows } = await sql<{ claimNo: string }>`${planOnce} with number as (${takeNumber('WC', header.dealerCode, day)}),
    bugs as (${faultLines.put(asJson(faults))}), details as (${labourLines.put(asJson(labour))}), parts as (${partLines.put(asJson(parts))})
    insert into warranty_claim (${allHeaderColumns})
    select ${allHeaderColumns} from jsonb_populate_record(null::warranty_claim, ${asJson(header)}::jsonb || (select jsonb_build_object('claim_no', no) from number))
    returning claim_no`.execute(db);
  return rows[0]!.claimNo;
}

const changeable = headerColumns.filter((column) => column !== 'id');
const changed = { columns: list(changeable), values: list(changeable.map((column) => `next.${column}`)) };

/** Lines that are new or differ from what is stored, and the ids of those that are gone. */
function lineDifferences<Line extends { id: string }>(before: readonly Line[], after: readonly Line[]): { put: Line[]; drop: string[] } {
  const stored = new Map<string, Line>(before.map((line) => [line.id, line]));
  const isStored = (line: Line): boolean => {
    const old = stored.get(line.id);
    return old !== undefined && Object.entries(line).every(([field, value]) => Object.is(value, old[field as keyof Line]));
  };
  const kept = new Set(after.map(({ id }) => id));
  return { put: after.filter((line) => !isStored(line)), drop: [...stored.keys()].filter((id) => !kept.has(id)) };
}

/** What has to be done to lines of one kind, so that they are as after the change. */
function lineChanges<Line extends { id: string }>(lines: LineStatements, before: readonly Line[], after: readonly Line[], claimId: string) {
  const { put, drop } = lineDifferences(before, after);
  return [...(put.length > 0 ? [lines.put(asJson(put), isCurrent)] : []), ...(drop.length > 0 ? [lines.drop(claimId, drop, isCurrent)] : [])];
}
/** The header was still what it was. */
const isCurrent = sql`exists (select from header)`;

/**
 * Stores changed header columns (camelCase names), changed lines and the change history of a claim, in one statement; whatever
 * is the same is not touched, and not spoken of. It stands and falls with the version the claim was read with, so that no lock
 * is held while the claim is worked out.
 * @throws E-001 when the claim is no longer what it was
 */
export async function updateClaim(db: Db, before: Claim, after: Claim, changes: Partial<ClaimHeader>, history: ChangeHistory): Promise<void> {
  const { id, version } = before.header;
  const others = [
    ...lineChanges(faultLines, before.faults, after.faults, id),
    ...lineChanges(labourLines, before.labour, after.labour, id),
    ...lineChanges(partLines, before.parts, after.parts, id),
    ...(history.changes.length > 0 ? [insertChanges(history, isCurrent)] : []),
  ];
  const { rows } = await sql<{ found: boolean }>`${planOnce} with header as (
      update warranty_claim set (${changed.columns}) = (select ${changed.values} from jsonb_populate_record(warranty_claim, ${asJson(changes)}::jsonb) as next)
      where id = ${id} and version = ${version} and del_flag = 0 returning id)${sql.join(
        others.map((statement, index) => sql`, other${sql.raw(String(index))} as (${statement})`),
        sql``,
      )}
    select ${isCurrent} as found`.execute(db);
  if (!rows[0]!.found) throw refuse('E-001');
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
