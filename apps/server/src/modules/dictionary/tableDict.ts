/** Table dictionaries: a request names one of the list `sys_table_dict`; table and columns of a statement come from that list. */
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { asTyped, mentions } from '../../shared/list/mentions.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import { sourceCondition } from '../../shared/scope/sourceScope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { TableDictTable } from './tables.ts';

export type TableDict = Selectable<TableDictTable>;
export interface TableOption {
  value: string;
  text: string;
}

/** Most options a table dictionary answers at once. */
const maxOptions = 1000;

/** The source that `table,text,code` names. Anything else, a condition included, is refused with 400. */
export async function findTableDict({ db }: Context, dict: string): Promise<TableDict> {
  const parts = dict.split(',').map((part) => part.trim());
  const [tableName, textField, codeField] = parts;
  const found =
    parts.length === 3 &&
    (await db
      .selectFrom('sysTableDict')
      .selectAll()
      .where('tableName', '=', tableName!)
      .where('textField', '=', textField!)
      .where('codeField', '=', codeField!)
      .executeTakeFirst());
  if (!found) throw badRequest('dictionary.malformed');
  return found;
}

const codeOf = ({ codeField }: TableDict) => sql<string>`source.${sql.id(codeField)}`;
const textOf = ({ textField, translated }: TableDict, language: Language) =>
  translated ? sql<string>`source.${sql.id(textField)} ->> ${language}::text` : sql<string>`source.${sql.id(textField)}`;
const tableOf = ({ tableName }: TableDict) => sql`${sql.id(tableName)} as source`;
const activeIn = ({ activeField, activeValue }: TableDict): RawBuilder<SqlBool> =>
  activeField === null ? sql<SqlBool>`true` : sql<SqlBool>`source.${sql.id(activeField)}::text = ${activeValue}`;
const visibleTo = (user: CurrentUser, { scope }: TableDict): RawBuilder<SqlBool> => sourceCondition(user, 'source', scope) ?? sql<SqlBool>`true`;

/** Options whose text or code contains the keyword; with a comma in it, those with one of its parts as text or code. */
export async function tableOptions(
  { db, user }: Context,
  source: TableDict,
  { keyword = '', offset = 0, limit = maxOptions }: { keyword?: string; offset?: number; limit?: number },
): Promise<TableOption[]> {
  const [text, code] = [textOf(source, user.language), codeOf(source)];
  const wanted = asTyped(keyword);
  const parts = wanted
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const matches =
    wanted === ''
      ? sql<SqlBool>`true`
      : wanted.includes(',')
        ? sql<SqlBool>`(${text} = any(${parts}) or ${code} = any(${parts}))`
        : mentions(wanted, text, code);
  const { rows } = await sql<TableOption>`select ${code} as value, ${text} as text from ${tableOf(source)}
    where ${activeIn(source)} and ${visibleTo(user, source)} and ${matches} order by (${text})::text collate alphabetical, 1 limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Texts of codes in the caller's scope; also of those that are no longer offered. */
export async function tableTexts({ db, user }: Context, source: TableDict, codes: readonly string[]): Promise<Map<string, string>> {
  const code = codeOf(source);
  const { rows } = await sql<TableOption>`select ${code} as value, ${textOf(source, user.language)} as text from ${tableOf(source)}
    where ${code} = any(${codes}) and ${visibleTo(user, source)}`.execute(db);
  return new Map(rows.map(({ value, text }) => [value, text]));
}

export interface TreeQuery {
  pid: string;
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  hasChildField: string;
  condition: string;
}

/** Children of a node of a tree dictionary. `hasChildField` is not needed: whether a node has children is looked up. */
export async function tableTree(context: Context, query: TreeQuery): Promise<(TableOption & { parent: string | null; leaf: 0 | 1 })[]> {
  const { db, user } = context;
  const source = await findTableDict(context, [query.tableName, query.text, query.code].join(','));
  if (source.pidField === null || source.pidField !== query.pidField) throw badRequest('dictionary.malformed');
  const [text, code] = [textOf(source, user.language), codeOf(source)];
  const parent = sql<string | null>`source.${sql.id(source.pidField)}`;
  const isRoot = query.pid === '' || query.pid === '0';
  const conditions = Object.entries(readCondition(query.condition)).map(([field, value]) => {
    if (field !== source.textField && field !== source.codeField) throw badRequest('query.unknownField', { field: field.slice(0, 64) });
    return mentions(value, field === source.textField ? text : code);
  });
  // A caller who sees a branch only has its top as root.
  const root = sql<SqlBool>`(${parent} is null or not exists (select 1 from ${sql.id(source.tableName)} as above where above.${sql.id(source.codeField)} = ${parent}
    and ${sourceCondition(user, 'above', source.scope) ?? sql`true`}))`;
  const { rows } = await sql<TableOption & { parent: string | null; hasChild: boolean }>`
    select ${code} as value, ${text} as text, ${parent} as parent,
      exists (select 1 from ${sql.id(source.tableName)} as below where below.${sql.id(source.pidField)} = ${code}) as has_child
    from ${tableOf(source)}
    where ${isRoot ? root : sql<SqlBool>`${parent} = ${query.pid}`} and ${activeIn(source)} and ${visibleTo(user, source)}
      ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
    order by 1 limit ${maxOptions}`.execute(db);
  return rows.map(({ hasChild, ...node }) => ({ ...node, leaf: hasChild ? 0 : 1 }));
}

/** A condition is a JSON object with texts as members, or nothing. */
export function readCondition(condition: string | undefined): Record<string, string> {
  if (condition === undefined || condition.trim() === '') return {};
  try {
    const object: unknown = JSON.parse(condition);
    if (typeof object === 'object' && object !== null && !Array.isArray(object)) {
      const entries = Object.entries(object);
      if (entries.length <= 10 && entries.every(([, value]) => typeof value === 'string' || typeof value === 'number'))
        return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    }
  } catch {
    // Answered below.
  }
  throw badRequest('dictionary.condition');
}
