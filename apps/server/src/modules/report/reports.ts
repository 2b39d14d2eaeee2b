/** Reports for popups. A request chooses a report and fields by name; tables and columns of the statement come from the installation's list. */
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { json, newId, type Trx } from '../../shared/database/database.ts';
import type { ListColumn, ListColumns } from '../../shared/list/columns.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { between, equal, type Filter, oneOf, search } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import { sourceCondition } from '../../shared/scope/sourceScope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import { findTableDict, tableOptions } from '../dictionary/service.ts';
import type { ReportDefinition } from './data/reports.ts';
import type { ReportFieldTable, ReportTable } from './tables.ts';

export type Report = Selectable<ReportTable> & { fields: Selectable<ReportFieldTable>[] };
type DictItem = Operations['dictionariesGetDictItems']['reply']['result'][number];
type ReportConfig = Operations['reportsGetRpColumns']['reply']['result'];
type QueryItem = Operations['reportsGetQueryInfo']['reply']['result'][number];
type ReportPage = Operations['reportsGetData']['reply']['result'];

/** A report that is on and that the user may see; others answer as if there were none (E-012). */
export async function findReport({ db, user }: Context, place: { code: string } | { id: string }): Promise<Report> {
  const found = await db
    .selectFrom('sysReport')
    .selectAll()
    .where('status', '=', 1)
    .$call((query) => ('code' in place ? query.where('code', '=', place.code) : query.where('id', '=', place.id)))
    .executeTakeFirst();
  if (!found || !user.permissions.has(found.permission)) throw refuse('E-012');
  const fields = await db.selectFrom('sysReportField').selectAll().where('reportId', '=', found.id).orderBy('sortNo').execute();
  return { ...found, fields };
}

const fieldTypes = { text: 'String', texts: 'String', number: 'Double', date: 'Date', datetime: 'Datetime' } as const;
const isTableDict = (dict: string): boolean => dict.includes(',');

export async function reportConfig(context: Context, report: Report): Promise<ReportConfig> {
  const { language } = context.user;
  const dictOptions: Record<string, DictItem[]> = {};
  const shown = report.fields.filter((field) => field.shown);
  for (const { field, dict } of shown) if (dict !== null) dictOptions[field] = await optionsOf(context, dict);
  return {
    cgRpConfigId: report.id,
    cgRpConfigName: report.name[language],
    columns: shown.map(({ field, title, type, dict, width, total }) => ({
      title: title[language],
      dataIndex: field,
      key: field,
      align: type === 'number' ? 'right' : 'left',
      sorter: type !== 'texts',
      fieldType: fieldTypes[type],
      fieldWidth: width,
      isTotal: total ? '1' : '0',
      ...(dict !== null && { customRender: field }),
    })),
    dictOptions,
  };
}

async function optionsOf(context: Context, dict: string): Promise<DictItem[]> {
  const { services, user } = context;
  if (!isTableDict(dict))
    return (services.dictionaries.items(dict) ?? []).map(({ value, texts, color }) => ({
      value,
      text: texts[user.language],
      label: texts[user.language],
      color,
    }));
  const options = await tableOptions(context, await findTableDict(context, dict), {});
  return options.map(({ value, text: label }) => ({ value, text: label, label, color: null }));
}

export const reportQueryItems = ({ fields }: Report, language: Language): QueryItem[] =>
  fields
    .filter((field) => field.search !== null)
    .map(({ field, title, type, dict, search: mode, sortNo }) => {
      const [dictTable = '', dictText = '', dictCode = ''] = dict !== null && isTableDict(dict) ? dict.split(',') : ['', '', dict ?? ''];
      return {
        field,
        label: title[language],
        view: dict !== null ? 'list' : type === 'texts' ? 'text' : type,
        mode: mode === 'group' ? 'group' : 'single',
        hidden: mode === 'more' ? '1' : '0',
        dictCode,
        dictTable,
        dictText,
        order: sortNo,
        config: '1',
      };
    });

/** Words of fixed parameters that stand for the caller. */
const variables: Readonly<Record<string, (user: CurrentUser) => string | null>> = {
  '#{sys_user_code}': (user) => user.username,
  '#{sys_org_code}': (user) => user.orgCode,
  '#{sys_dealer_code}': (user) => user.dealerCode,
};

const columnOf = (ref: string, type: ReportFieldTable['type']): ListColumn => {
  if (type === 'number' || type === 'date' || type === 'datetime' || type === 'text') return { ref, type };
  return { ref, type: 'text', sortable: false, queryable: false };
};

export interface DataQuery {
  column?: string;
  order?: 'asc' | 'desc';
  pageNo?: number;
  pageSize?: number;
}

/** One page of a report: its scope, the fixed parameters and the conditions of the search form. */
export async function reportData(
  context: Context,
  { report, query, filters }: { report: Report; query: DataQuery; filters: Readonly<Record<string, string>> },
): Promise<ReportPage> {
  const { user } = context;
  const { tableName: table, fields } = report;
  const ref = (field: string): string => `${table}.${field}`;
  const columns: ListColumns = Object.fromEntries(fields.map(({ field, type }) => [field, columnOf(ref(field), type)]));
  const select = fields.map(({ field, type }) =>
    type === 'texts' ? sql`${sql.ref(ref(field))} ->> ${user.language}::text as ${sql.ref(field)}` : sql`${sql.ref(ref(field))}`,
  );
  const page = await listPage<ReportPage['records'][number]>(
    context,
    {
      table,
      columns,
      select: sql`${sql.ref(ref('id'))}, ${sql.join(select)}`,
      defaultSort: { column: report.sortField, order: report.sortOrder },
      softDeleted: report.softDeleted,
      scope: (caller) => sourceCondition(caller, table, report.scope),
      toReply: (row) => row as ReportPage['records'][number],
    },
    query,
    fieldFilters(user, report, filters),
  );
  return { records: page.records, total: page.total };
}

/** What each parameter asks for; one that the report does not know is refused with 400. */
function fieldFilters(user: CurrentUser, { tableName, fields }: Report, filters: Readonly<Record<string, string>>): Filter[] {
  const { language } = user;
  const ranges = new Map<string, { begin?: string; end?: string }>();
  const result: Filter[] = [];
  const unknown = (name: string) => badRequest('query.unknownField', { field: name.slice(0, 64) });
  for (const [name, value] of Object.entries(filters)) {
    const fixed = name.startsWith('self_');
    const [, base, bound] = (fixed ? undefined : /^(\w+)_(begin|end)$/.exec(name)) ?? [];
    const field = fields.find((known) => known.field === (base ?? (fixed ? name.slice(5) : name)));
    if (!field || (!fixed && field.search === null) || (bound !== undefined && field.search !== 'group')) throw unknown(name);
    if (value === '') continue;
    const ref = `${tableName}.${field.field}`;
    if (bound !== undefined) ranges.set(ref, { ...ranges.get(ref), [bound]: value });
    else if (fixed) result.push(fixedFilter(ref, field.type, Object.hasOwn(variables, value) ? variables[value]!(user) : value, language));
    else result.push(searchFilter(ref, field, value, language));
  }
  for (const [ref, { begin, end }] of ranges) result.push(between(ref, begin, end));
  return result;
}

function fixedFilter(ref: string, type: ReportFieldTable['type'], value: string | null, language: Language): Filter {
  if (value === null) return sql<SqlBool>`false`;
  if (type === 'texts') return sql<SqlBool>`${sql.ref(ref)} ->> ${language}::text = ${value}`;
  return type === 'text' ? equal(ref, value) : search(sql<SqlBool>`${sql.ref(ref)}::text = ${value}`);
}

function searchFilter(ref: string, { type, dict }: Selectable<ReportFieldTable>, value: string, language: Language): Filter {
  if (dict !== null) return oneOf(ref, value);
  if (type === 'date' || type === 'datetime') return between(ref, value.slice(0, 10), value.slice(0, 10));
  const column = type === 'texts' ? sql`${sql.ref(ref)} ->> ${language}::text` : sql`${sql.ref(ref)}::text`;
  return search(sql<SqlBool>`${column} ilike ${`%${escapeLike(value.trim())}%`}`);
}

/** Brings the built-in reports up to date; what an administrator has changed stays. */
export async function loadReports(trx: Trx, definitions: readonly ReportDefinition[]): Promise<void> {
  for (const { fields, name, ...report } of definitions) {
    const known = await trx.selectFrom('sysReport').select(['id', 'updateBy']).where('code', '=', report.code).executeTakeFirst();
    const id = known?.id ?? newId();
    if (!known)
      await trx
        .insertInto('sysReport')
        .values({ ...report, id, name: json(toTextByLanguage(name)) })
        .execute();
    else
      await trx
        .updateTable('sysReport')
        .set({ ...report, ...(known.updateBy === null && { name: json(toTextByLanguage(name)) }) })
        .where('id', '=', id)
        .execute();
    const rows = fields.map(({ title, ...field }, sortNo) => ({
      dict: null,
      width: null,
      total: false,
      search: null,
      shown: true,
      ...field,
      reportId: id,
      title: json(toTextByLanguage(title)),
      sortNo,
    }));
    await trx
      .insertInto('sysReportField')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['reportId', 'field']).doUpdateSet((eb) => ({ type: eb.ref('excluded.type'), dict: eb.ref('excluded.dict') })))
      .execute();
    await trx
      .deleteFrom('sysReportField')
      .where('reportId', '=', id)
      .where(
        'field',
        'not in',
        fields.map(({ field }) => field),
      )
      .execute();
  }
}
