/**
 * Reads and writes whole documents: a header and lists of lines. Each is one statement, which moves lines as JSON. The
 * empty header and empty lines of a kind declare the columns of its tables.
 */
import { type RawBuilder, sql } from 'kysely';
import { type ChangeHistory, insertChanges } from '../../shared/change-log/changeLog.ts';
import type { Context } from '../../shared/context.ts';
import { camel, snake } from '../../shared/database/columnNames.ts';
import { constantSql } from '../../shared/database/constantSql.ts';
import type { Database, Db } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { numberRows } from '../numbers/nextNumber.ts';
import { isInScope, type Scoped } from '../../shared/scope/scope.ts';

interface Line {
  id: string;
}
/** Lists of lines by name; a type of its own for each list. */
type Lists = Record<string, Line>;

/** Lists of a kind that has no lines. */
// eslint-disable-next-line typescript/no-generated-empty-object-type -- empty is what it says
export type NoLines = Record<never, never>;

/** A whole document. */
export type Whole<Header, Lines extends Lists> = { header: Header } & { [List in keyof Lines]: Lines[List][] };

export interface HeaderColumns {
  id: string;
  version: number;
  dealerCode: string;
}

export interface LineTable<OneLine extends Line> {
  /** Table in code. */
  readonly table: keyof Database;
  /** Column with the id of the document. */
  readonly parent: keyof OneLine & string;
  /** Column that orders the lines. */
  readonly order: keyof OneLine & string;
  /** Names the columns. */
  readonly empty: OneLine;
}

export interface DocumentTables<Header extends HeaderColumns, Lines extends Lists> extends Pick<Scoped, 'scope'> {
  /** Kind of document, whose rule numbers it. */
  readonly docType: string;
  readonly table: keyof Database;
  /** Column of the number. */
  readonly no: keyof Header & string;
  readonly empty: Header;
  readonly lines: { readonly [List in keyof Lines]: LineTable<Lines[List]> };
}

/** Further rows and a further value of the statement that reads a document, over its rows `stored`: what rules ask about. */
export interface Facts {
  readonly rows: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
}

export type DocumentStore<Header extends HeaderColumns, Lines extends Lists> = ReturnType<typeof documentStore<Header, Lines>>;

const toColumns = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).map(([field, value]) => [snake(field), value]));

/** A line from its values; one after the other, so that all lines have the same shape for V8. */
function toLine(fields: readonly string[], values: readonly unknown[]): object {
  const line: Record<string, unknown> = {};
  for (const [at, field] of fields.entries()) line[field] = values[at];
  return line;
}

const list = (columns: readonly string[]) => sql.raw(columns.join(', '));

/**
 * Where a value stands among those of a line in the lists of `stored`: `line ->> 4` in SQL.
 * @param empty that of the lines
 */
export const placeIn = <OneLine extends object>(empty: OneLine, field: keyof OneLine & string): number => Object.keys(empty).indexOf(field);

/** Within the statement that changes a document: the header was still what it was. */
export const isCurrent = sql`exists (select from changed_header)`;

export function documentStore<Header extends HeaderColumns, Lines extends Lists>(tables: DocumentTables<Header, Lines>) {
  type Document = Whole<Header, Lines>;
  const table = constantSql(sql.table(snake(tables.table)));
  const names = Object.keys(tables.lines) as (keyof Lines & string)[];
  const fields = Object.keys(tables.empty);
  const columns = fields.map(snake);
  const all = list(columns);
  const changeable = columns.filter((column) => column !== 'id');
  const statements = Object.fromEntries(names.map((name) => [name, lineStatements(tables.lines[name])])) as Record<string, LineStatements>;

  const lineFields = Object.fromEntries(names.map((name) => [name, Object.keys(tables.lines[name].empty)])) as Record<string, string[]>;

  /** The lists as JSON, of the document whose id is given. Each line is a list of its values: names would be sent, read and renamed for every one. */
  const lists = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(
      names.map((name) => {
        const { table: lineTable, parent, order } = tables.lines[name];
        return sql`coalesce((select json_agg(json_build_array(${list(lineFields[name]!.map((field) => `line.${snake(field)}`))}) order by ${sql.ref(`line.${order}`)})
          from ${sql.table(snake(lineTable))} line where ${sql.ref(`line.${parent}`)} = ${id}), '[]') as ${sql.id(`list_${snake(name)}`)}`;
      }),
    );

  const listsOfTable = constantSql(lists(sql`${table}.id`));
  const no = constantSql(sql.ref(tables.no));
  const nextValues = list(changeable.map((column) => `next.${column}`));
  const changeableColumns = list(changeable);

  const toDocument = (row: Record<string, unknown>): Document => {
    const lines = Object.fromEntries(
      names.map((name) => [name, (row[camel(`list_${snake(name)}`)] as unknown[][]).map((values) => toLine(lineFields[name]!, values))]),
    );
    const header = Object.fromEntries(fields.map((field) => [field, row[field]]));
    return { header, ...lines } as unknown as Document;
  };

  /** The document in the user's scope, as the rows `stored`. */
  const stored = ({ user }: Context, id: string): RawBuilder<unknown> =>
    sql`stored as materialized (select ${all}${names.length > 0 ? sql`, ${listsOfTable}` : sql``} from ${table}
      where id = ${id}::char(32) and del_flag = 0 and ${isInScope(tables, user)})`;

  /** The same columns without a row; not materialized, so that PostgreSQL plans nothing of what would be done with one. */
  const nothingStored = constantSql(
    sql`stored as not materialized (select ${list([...columns, ...names.map((name) => `null::json as list_${snake(name)}`)])} from ${table} where false)`,
  );

  async function readHeader<More extends object>({ db, user }: Context, id: string, more?: RawBuilder<More>): Promise<Header & More> {
    const { rows } = await sql<Header & More>`${planOnce} select ${all}${more ? sql`, ${more}` : sql``} from ${table}
      where id = ${id} and del_flag = 0 and ${isInScope(tables, user)}`.execute(db);
    if (!rows[0]) throw refuse('E-012');
    return rows[0];
  }

  return {
    tables,

    /** A document of the user's scope with its lines; E-012 when there is none. */
    async find(context: Context, id: string): Promise<Document> {
      const { rows } = await sql<Record<string, unknown>>`${planOnce} with ${stored(context, id)} select * from stored`.execute(context.db);
      if (!rows[0]) throw refuse('E-012');
      return toDocument(rows[0]);
    },

    /** The header alone; E-012 when there is none in the user's scope. */
    findHeader: (context: Context, id: string): Promise<Header> => readHeader(context, id),

    /**
     * The header, and columns of other tables read with it, in one round trip.
     * @param more further columns of the statement, which name those of the document by its table
     * @throws E-012 when there is none in the user's scope
     */
    findHeaderWith: <More extends object>(context: Context, id: string, more: RawBuilder<More>): Promise<Header & More> => readHeader(context, id, more),

    /**
     * A document together with what its rules ask about, in one round trip.
     * @param id null for a document that is not stored yet: then there are facts only
     * @throws E-012 when the document is not in the user's scope
     */
    async findWithFacts<Found>(context: Context, id: string | null, { rows: factRows, value }: Facts): Promise<{ document: Document | null; facts: Found }> {
      // Of a document that is not stored there are no columns to read.
      const header = id === null ? sql`` : sql`stored.*,`;
      const { rows } = await sql<Record<string, unknown> & { facts: Found }>`${planOnce} with ${id === null ? nothingStored : stored(context, id)}, ${factRows}
        select ${header} ${value} as facts from (select 1) as one left join stored on true`.execute(context.db);
      const row = rows[0]!;
      if (id !== null && row['id'] === null) throw refuse('E-012');
      return { document: id === null ? null : toDocument(row), facts: row.facts };
    },

    /** The lines of a document in their order. */
    async findLines(db: Db, id: string): Promise<Omit<Document, 'header'>> {
      const { rows } = await sql<Record<string, unknown>>`${planOnce} select ${lists(sql`${id}`)}`.execute(db);
      const { header: _header, ...lines } = toDocument(rows[0]!);
      return lines;
    },

    /** The document that a line belongs to, in the user's scope or not; null when there is no such line. */
    async documentOfLine(db: Db, name: keyof Lines & string, lineId: string): Promise<string | null> {
      const { table: lineTable, parent } = tables.lines[name];
      const { rows } = await sql<{ id: string }>`select ${sql.ref(parent)} as id from ${sql.table(snake(lineTable))} where id = ${lineId}`.execute(db);
      return rows[0]?.id ?? null;
    },

    /**
     * Stores a new document with its lines under the next number of its rule, in one statement: nothing of it is there, or all.
     * @param day business date, which the number carries
     * @param others further statements that belong to it; they may ask for the number: `(select no from number)`
     * @param kept value to evaluate once the header is stored, over its columns
     * @returns the number
     */
    async insert(
      db: Db,
      document: Document,
      day: string,
      { others = [], kept = sql`null` }: { others?: readonly RawBuilder<unknown>[]; kept?: RawBuilder<unknown> } = {},
    ): Promise<string> {
      const { header } = document;
      const put = names.filter((name) => document[name].length > 0).map((name) => statements[name]!.put(document[name]));
      const withNumber = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(toColumns(header))}::jsonb || (select jsonb_build_object(${sql.lit(snake(tables.no))}, no) from number))`;
      const { rows } = await sql<{
        no: string;
      }>`${planOnce} with ${numberRows({ code: tables.docType, dealerCode: header.dealerCode, day })}${also([...put, ...others])}
        insert into ${table} (${all}) select ${all} from ${withNumber} returning ${no} as no, ${kept} as kept`.execute(db);
      return rows[0]!.no;
    },

    /**
     * Stores changed header columns, changed lines and the change history of a document, in one statement; whatever is the same is
     * not touched. It stands and falls with the version the document was read with, so that no lock is held while the change is
     * worked out.
     * @param others further statements, which must do nothing unless `isCurrent`
     * @param kept value to evaluate once the document is stored
     * @throws E-001 when the document is no longer what it was
     */
    async update(
      db: Db,
      before: Document,
      after: Document,
      {
        changed,
        history,
        others = [],
        kept = sql`null`,
      }: { changed: Partial<Header>; history: ChangeHistory; others?: readonly RawBuilder<unknown>[]; kept?: RawBuilder<unknown> },
    ): Promise<void> {
      const { id, version } = before.header;
      const changes = [
        ...names.flatMap((name) => lineChanges(statements[name]!, before[name], after[name], id)),
        ...(history.changes.length > 0 ? [insertChanges(history, isCurrent)] : []),
        ...others,
      ];
      const { rows } = await sql`${planOnce} with changed_header as (
          update ${table} set (${changeableColumns}) = (select ${nextValues} from jsonb_populate_record(${table}, ${JSON.stringify(toColumns(changed))}::jsonb) as next)
          where id = ${id} and version = ${version} and del_flag = 0 returning id)${also(changes)}
        select ${kept} as kept from changed_header`.execute(db);
      if (!rows[0]) throw refuse('E-001');
    },

    /** Stores the lines alone, as decided by a review. */
    async putLines(db: Db, document: Omit<Document, 'header'>): Promise<void> {
      const whole = document as Document;
      const put = names.filter((name) => whole[name].length > 0).map((name) => statements[name]!.put(whole[name]));
      if (put.length > 0) await sql`${planOnce} with nothing as (select)${also(put)} select`.execute(db);
    },
  };
}

/** Further rows of a `with` clause; their names are not used. */
const also = (statements: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    statements.map((statement, index) => sql`, other${sql.raw(String(index))} as (${statement})`),
    sql``,
  );

/** Statements about lines of one kind; both do nothing unless `when` holds. */
interface LineStatements {
  /** Adds or changes lines. */
  put(lines: readonly object[], when?: RawBuilder<unknown>): RawBuilder<unknown>;
  drop(documentId: string, ids: readonly string[], when: RawBuilder<unknown>): RawBuilder<unknown>;
}

function lineStatements<OneLine extends Line>({ table, parent, empty }: LineTable<OneLine>): LineStatements {
  const target = sql.table(snake(table));
  const owner = snake(parent);
  const fields = Object.keys(empty);
  const columns = fields.map(snake);
  const all = list(columns);
  /** Lines of one shape, which V8 writes several times faster. */
  const asRow = (line: object): object =>
    toLine(
      columns,
      fields.map((field) => (line as Record<string, unknown>)[field]),
    );
  const assignments = list(columns.filter((column) => column !== 'id' && column !== owner).map((column) => `${column} = excluded.${column}`));
  const begin = constantSql(sql`insert into ${target} (${all}) select ${all} from jsonb_populate_recordset(null::${target}`);
  const end = constantSql(sql`on conflict (id) do update set ${assignments} where ${target}.${sql.id(owner)} = excluded.${sql.id(owner)}`);
  return {
    put: (lines, when = sql`true`) => sql`${begin}, ${JSON.stringify(lines.map(asRow))}::jsonb) where ${when} ${end}`,
    drop: (documentId, ids, when) => sql`delete from ${target} where ${when} and ${sql.id(owner)} = ${documentId} and id = any(${[...ids]}::char(32)[])`,
  };
}

/** Inserts, updates and deletions that take a list of lines from one state to another. */
function lineChanges(statements: LineStatements, before: readonly Line[], after: readonly Line[], documentId: string): RawBuilder<unknown>[] {
  const known = new Map<string, Line>(before.map((line) => [line.id, line]));
  const isStored = (line: Line): boolean => {
    const old = known.get(line.id);
    return old !== undefined && Object.entries(line).every(([field, value]) => Object.is(value, old[field as keyof Line]));
  };
  const kept = new Set(after.map(({ id }) => id));
  const put = after.filter((line) => !isStored(line));
  const drop = [...known.keys()].filter((id) => !kept.has(id));
  return [...(put.length > 0 ? [statements.put(put, isCurrent)] : []), ...(drop.length > 0 ? [statements.drop(documentId, drop, isCurrent)] : [])];
}
