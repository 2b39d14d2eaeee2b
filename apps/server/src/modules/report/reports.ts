/** Reports for popups. A request chooses a report and fields by name; tables and columns of the statement come from the source. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { between, during, equal, type Filter, mentioned, oneOf, search } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import { fieldsFor, type ReportSource, type SourceField } from '../../shared/reportSource.ts';
import { sourceCondition } from '../../shared/scope/sourceScope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { findTableDict, tableOptions } from '../dictionary/service.ts';
import { fixedCondition, sourceColumns, sourcesOf } from './sources.ts';
import type { ReportFieldRow, ReportRow } from './tables.ts';

/** A column of a report, with what its source says of it. */
type ReportField = Pick<ReportFieldRow, 'field' | 'title' | 'width' | 'total' | 'shown' | 'search'> & Pick<SourceField, 'type' | 'dict'>;
/** A report as a user may read it. */
export type Report = Pick<ReportRow, 'id' | 'name' | 'fixedFilter' | 'sortField' | 'sortOrder'> & { source: ReportSource; fields: ReportField[] };
type DictItem = Operations['dictionariesGetDictItems']['reply']['result'][number];
type ReportConfig = Operations['reportsGetRpColumns']['reply']['result'];
type QueryItem = Operations['reportsGetQueryInfo']['reply']['result'][number];
type ReportPage = Operations['reportsGetData']['reply']['result'];

/** The columns of a report that the user may see, in their order; what its source no longer has is left out. */
export const readableFields = (user: CurrentUser, source: ReportSource, fields: readonly Omit<ReportField, 'type' | 'dict'>[]): ReportField[] => {
  const known = new Map(fieldsFor(user, source).map((field) => [field.name, field]));
  return fields.flatMap((field) => {
    const { type, dict } = known.get(field.field) ?? {};
    return type === undefined ? [] : [{ ...field, type, ...(dict !== undefined && { dict }) }];
  });
};

/** A report that is on and that the user may see; others answer as if there were none (E-012). */
export async function findReport({ db, user, services }: Context, place: { code: string } | { id: string }): Promise<Report> {
  const found = await db
    .selectFrom('sysReport')
    .selectAll()
    .where('status', '=', 1)
    .$call((query) => ('code' in place ? query.where('code', '=', place.code) : query.where('id', '=', place.id)))
    .executeTakeFirst();
  const source = sourcesOf(services.modules).find(({ code }) => code === found?.source);
  if (!found || !source || !user.permissions.has(source.permission)) throw refuse('E-012');
  const fields = await db.selectFrom('sysReportField').selectAll().where('reportId', '=', found.id).orderBy('sortNo').execute();
  const readable = readableFields(user, source, fields);
  if (readable.length === 0) throw refuse('E-012');
  return { ...found, source, fields: readable };
}

const fieldTypes = { text: 'String', texts: 'String', number: 'Double', date: 'Date', datetime: 'Datetime' } as const;
const isTableDict = (dict: string): boolean => dict.includes(',');

export async function reportConfig(context: Context, report: Report): Promise<ReportConfig> {
  const { language } = context.user;
  const dictOptions: Record<string, DictItem[]> = {};
  const shown = report.fields.filter((field) => field.shown);
  for (const { field, dict } of shown) if (dict !== undefined) dictOptions[field] = await optionsOf(context, dict);
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
      ...(dict !== undefined && { customRender: field }),
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

/** Moments are searched by days, which are the reader's: a typed time would be one of the wire. */
const viewOf = (type: SourceField['type']): QueryItem['view'] => (type === 'texts' ? 'text' : type === 'datetime' ? 'date' : type);

export const reportQueryItems = ({ fields }: Report, language: Language): QueryItem[] =>
  fields
    .filter((field) => field.search !== 'none')
    .map(({ field, title, type, dict, search: mode }, order) => {
      const [dictTable = '', dictText = '', dictCode = ''] = dict !== undefined && isTableDict(dict) ? dict.split(',') : ['', '', dict ?? ''];
      return {
        field,
        label: title[language],
        view: dict !== undefined ? 'list' : viewOf(type),
        mode: mode === 'group' ? 'group' : 'single',
        hidden: mode === 'more' ? '1' : '0',
        dictCode,
        dictTable,
        dictText,
        order,
        config: '1',
      };
    });

/** Words of fixed parameters that stand for the caller. */
const variables: Readonly<Record<string, (user: CurrentUser) => string | null>> = {
  '#{sys_user_code}': (user) => user.username,
  '#{sys_org_code}': (user) => user.orgCode,
  '#{sys_dealer_code}': (user) => user.dealerCode,
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
  const { source, fields } = report;
  const { table, softDeleted } = source;
  const ref = (field: string): string => `${table}.${field}`;
  // The fixed order and condition may name fields that are no column, as far as the user may see them.
  const known = sourceColumns(table, fieldsFor(user, source));
  const shown = new Set(fields.map(({ field }) => field));
  const isSortable = (name: string): boolean => shown.has(name) || (name === report.sortField && !query.column);
  const columns = Object.fromEntries(Object.entries(known).filter(([name]) => isSortable(name)));
  const fixed = fixedCondition(user, known, report.fixedFilter);
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
      softDeleted,
      scope: (caller) => sourceCondition(caller, table, source.scope),
      toReply: (row) => row as ReportPage['records'][number],
    },
    query,
    [search(fixed), source.rows?.(user), ...fieldFilters(user, report, filters)],
  );
  return { records: page.records, total: page.total };
}

/** Values of the parameters; an unknown one is refused with 400. */
function fieldFilters(user: CurrentUser, { source, fields }: Report, filters: Readonly<Record<string, string>>): Filter[] {
  const { language } = user;
  const ranges = new Map<string, { type: SourceField['type']; begin?: string; end?: string }>();
  const result: Filter[] = [];
  const unknown = (name: string) => badRequest('query.unknownField', { field: name.slice(0, 64) });
  for (const [name, value] of Object.entries(filters)) {
    const fixed = name.startsWith('self_');
    const [, base, bound] = (fixed ? undefined : /^(\w+)_(begin|end)$/.exec(name)) ?? [];
    const field = fields.find((known) => known.field === (base ?? (fixed ? name.slice(5) : name)));
    if (!field || (!fixed && field.search === 'none') || (bound !== undefined && field.search !== 'group')) throw unknown(name);
    if (value === '') continue;
    const ref = `${source.table}.${field.field}`;
    if (bound !== undefined) ranges.set(ref, { ...ranges.get(ref), type: field.type, [bound]: value });
    else if (fixed) result.push(fixedFilter(ref, field.type, Object.hasOwn(variables, value) ? variables[value]!(user) : value, language));
    else result.push(searchFilter(ref, field, value, user));
  }
  for (const [ref, { type, begin, end }] of ranges) result.push(type === 'datetime' ? during(ref, begin, end, user) : between(ref, begin, end));
  return result;
}

function fixedFilter(ref: string, type: SourceField['type'], value: string | null, language: Language): Filter {
  if (value === null) return sql<SqlBool>`false`;
  if (type === 'texts') return sql<SqlBool>`${sql.ref(ref)} ->> ${language}::text = ${value}`;
  return type === 'text' ? equal(ref, value) : search(sql<SqlBool>`${sql.ref(ref)}::text = ${value}`);
}

function searchFilter(ref: string, { type, dict }: ReportField, value: string, user: CurrentUser): Filter {
  if (dict !== undefined) return oneOf(ref, value);
  const day = value.slice(0, 10);
  if (type === 'date') return between(ref, day, day);
  if (type === 'datetime') return during(ref, day, day, user);
  const column = type === 'texts' ? sql`${sql.ref(ref)} ->> ${user.language}::text` : sql`${sql.ref(ref)}::text`;
  return mentioned(value, column);
}
