/** Dictionaries as administrators keep them. */
import { type RawBuilder, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { inTransaction, json, type Trx } from '../../shared/database/database.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, type Filter, mentioned } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { ServedDictionary } from '../../shared/module.ts';
import { type Coded, type InvalidField, invalid, refuse, refuseWith } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { isSystemAdministrator } from '../permission/service.ts';
import { enumeratedCodes, enumerationFinding } from './enumerations.ts';
import './tables.ts';

type Item = Operations['dictionaryAdministrationList']['reply']['result']['records'][number];
type DictionaryRecord = Operations['dictionaryAdministrationQueryById']['reply']['result'];
type NewDictionary = Operations['dictionaryAdministrationAdd']['data']['body'];
type ChangedDictionary = Operations['dictionaryAdministrationEdit']['data']['body'];

/** The calls of its workbook, which lie in `workbookRoutes.ts`. */
export type WorkbookCall = `dictionaryAdministration${'ExportXls' | 'ImportExcel' | 'ImportTemplate'}`;

const columns = listColumns('dictionaryAdministrationList', 'sysDict');
const now = sql<string>`now()`;

const servedBy = ({ modules }: Services, dictCode: string): ServedDictionary | undefined =>
  modules.flatMap(({ servedDictionaries = [] }) => servedDictionaries).find((served) => served.dictCode === dictCode);

/** Dictionaries that rights hang on: widths of rows, kinds and states of users, of organisations and of dealers, and what a sub-dealer does. */
const ofRights: ReadonlySet<string> = new Set(['data_scope', 'user_type', 'user_status', 'org_category', 'dealer_status', 'business_scope']);

/** E-572 for a dictionary that rights hang on: the administrator of the system alone changes it. @returns null when the caller may change it */
export const rightsFinding = ({ user }: Pick<Context, 'user'>, dictCode: string): Coded | null =>
  !ofRights.has(dictCode) || isSystemAdministrator(user) ? null : { code: 'E-572', textKey: 'dictionary.ofRights', params: { code: dictCode } };

function mustNotHoldRights(context: Pick<Context, 'user'>, dictCode: string): void {
  const finding = rightsFinding(context, dictCode);
  if (finding) throw refuseWith(finding);
}

/** Whether its items are records of a master. */
export const isServed = (services: Services, dictCode: string): boolean => servedBy(services, dictCode) !== undefined;

/** How many items a dictionary has; of those that a master serves, its records. */
const itemCount = ({ modules }: Services): RawBuilder<number> => {
  const cases = modules
    .flatMap(({ servedDictionaries = [] }) => servedDictionaries)
    .map(({ dictCode, rows }) => sql`when ${sql.lit(dictCode)} then (select count(*)::int from (${rows}) as record)`);
  return sql`case sys_dict.dict_code ${sql.join(cases, sql` `)} else (select count(*)::int from sys_dict_item i where i.dict_code = sys_dict.dict_code) end`;
};

type Action = Item['allowedActions'][number];
type Row = Omit<Item, 'allowedActions'>;

/** Actions that the caller may take on a dictionary. */
function dictionaryActions({ services, user }: Context, { dictCode, builtIn }: Pick<Item, 'dictCode' | 'builtIn'>): Action[] {
  if (rightsFinding({ user }, dictCode)) return [];
  const mayEdit = user.permissions.has('dictionary:edit') && !isServed(services, dictCode);
  const mayDelete = user.permissions.has('dictionary:delete') && !builtIn;
  return [...(mayEdit ? (['edit'] as const) : []), ...(mayDelete ? (['delete'] as const) : [])];
}

const definition = (context: Context, { services, user: { language } } = context): ListDefinition<Item, Row> => ({
  table: 'sysDict',
  columns,
  select: sql`sys_dict.id, sys_dict.dict_code, sys_dict.dict_name ->> ${language}::text as dict_name, sys_dict.built_in = 'Y' as built_in, sys_dict.create_time,
    ${itemCount(services)} as item_count`,
  softDeleted: false,
  scope: () => undefined,
  defaultSort: { column: 'dictCode', order: 'asc' },
  toReply: (row) => ({ ...row, allowedActions: dictionaryActions(context, row) }),
});

/** Records of a master as items of its dictionary. */
async function servedItems({ db }: Context, { rows: records }: ServedDictionary): Promise<DictionaryRecord['items']> {
  const { rows } = await sql<DictionaryRecord['items'][number]>`select code as value, name as text, null as color,
    case enabled when 'Y' then 1 else 0 end as status, true as built_in from (${records}) as record order by sort_no, code`.execute(db);
  return rows;
}

async function find(context: Context, id: string): Promise<DictionaryRecord> {
  const { db, services } = context;
  const dict = await db.selectFrom('sysDict').select(['id', 'dictCode', 'dictName', 'builtIn', 'version']).where('id', '=', id).executeTakeFirst();
  if (!dict) throw refuse('E-012');
  const served = servedBy(services, dict.dictCode);
  const codes = enumeratedCodes(dict.dictCode);
  const allowedActions = dictionaryActions(context, { dictCode: dict.dictCode, builtIn: served !== undefined || dict.builtIn === 'Y' });
  if (served) return { ...dict, allowedActions, builtIn: true, fixed: false, page: served.page, items: await servedItems(context, served) };
  const items = await db
    .selectFrom('sysDictItem')
    .select(['value', 'text', 'color', 'status', 'builtIn'])
    .where('dictCode', '=', dict.dictCode)
    .orderBy('sortNo')
    .orderBy('value')
    .execute();
  return {
    ...dict,
    allowedActions,
    builtIn: dict.builtIn === 'Y',
    fixed: codes !== undefined,
    page: null,
    items: items.map(({ builtIn, ...item }) => ({ ...item, builtIn: codes?.has(item.value) ?? builtIn === 'Y' })) as DictionaryRecord['items'],
  };
}

/** Two items with one value, or a comma inside a value: several values are joined by commas. */
function checkItems({ items }: Pick<NewDictionary, 'items'>): void {
  const seen = new Set<string>();
  items.forEach(({ value }, at) => {
    if (seen.has(value)) throw invalid([{ field: 'value', line: `items[${at}]`, code: 'field.taken' }]);
    seen.add(value);
  });
}

const rowsOf = (dictCode: string, items: NewDictionary['items'], author: string) =>
  items.map(({ value, text: texts, color, status }, sortNo) => ({ dictCode, value, text: json(texts), color, status, sortNo, createBy: author }));

async function mustBeFree(trx: Trx, dictCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sys_dict'))`.execute(trx);
  const taken = await trx.selectFrom('sysDict').select('id').where('dictCode', '=', dictCode).executeTakeFirst();
  if (taken) throw invalid([{ field: 'dictCode', code: 'field.taken' }]);
}

async function add(context: TrxContext, body: NewDictionary): Promise<{ id: string }> {
  const {
    db,
    user,
    services: { dictionaries },
  } = context;
  checkItems(body);
  mustNotHoldRights(context, body.dictCode);
  const { dictCode, dictName, items } = body;
  return inTransaction(db, async (trx) => {
    await mustBeFree(trx, dictCode);
    const dict = await trx
      .insertInto('sysDict')
      .values({ dictCode, dictName: json(dictName), createBy: user.username })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (items.length > 0)
      await trx
        .insertInto('sysDictItem')
        .values(rowsOf(dictCode, items, user.username))
        .execute();
    await dictionaries.refresh(trx);
    return dict;
  });
}

/** Of a dictionary that is an enumeration of the contract: every code stays and is shown, none is added. */
function checkEnumeration(dictCode: string, items: NewDictionary['items'], known: readonly { value: string }[]): void {
  const stored = new Set(known.map(({ value }) => value));
  const findings = items.flatMap(({ value, status }, at): InvalidField[] => {
    const finding = enumerationFinding(dictCode, { value, status: stored.has(value) ? status : 1 });
    return finding ? [{ ...finding, line: `items[${at}]` }] : [];
  });
  if (findings.length > 0) throw invalid(findings);
  const sent = new Set<string>(items.map(({ value }) => value));
  const gone = [...(enumeratedCodes(dictCode) ?? [])].find((value) => stored.has(value) && !sent.has(value));
  if (gone !== undefined) throw refuse('dictionary.fixedStays', { value: gone });
}

/** The code stays once the dictionary has items, since records hold its values; items that came with the system stay, too. */
async function edit(context: TrxContext, body: ChangedDictionary): Promise<void> {
  const { db, user, services } = context;
  const { dictionaries } = services;
  checkItems(body);
  await inTransaction(db, async (trx) => {
    const before = await trx.selectFrom('sysDict').select(['dictCode', 'builtIn', 'version']).where('id', '=', body.id).forUpdate().executeTakeFirst();
    if (!before) throw refuse('E-012');
    mustBeCurrent(before, body.version);
    mustNotHoldRights(context, before.dictCode);
    mustNotHoldRights(context, body.dictCode);
    if (servedBy(services, before.dictCode)) throw refuse('dictionary.served');
    const known = await trx.selectFrom('sysDictItem').selectAll().where('dictCode', '=', before.dictCode).execute();
    const isOther = body.dictCode !== before.dictCode;
    if (isOther && (before.builtIn === 'Y' || known.length > 0)) throw invalid([{ field: 'dictCode', code: 'dictionary.codeUsed' }]);
    if (isOther) await mustBeFree(trx, body.dictCode);
    checkEnumeration(before.dictCode, body.items, known);
    const kept = new Set<string>(body.items.map(({ value }) => value));
    if (known.some(({ value, builtIn }) => builtIn === 'Y' && !kept.has(value))) throw refuse('dictionary.itemStays');
    await trx
      .updateTable('sysDict')
      .set({ dictCode: body.dictCode, dictName: json(body.dictName), version: before.version + 1, updateBy: user.username, updateTime: now })
      .where('id', '=', body.id)
      .execute();
    const gone = known.filter(({ value }) => !kept.has(value)).map(({ value }) => value);
    if (gone.length > 0) await trx.deleteFrom('sysDictItem').where('dictCode', '=', body.dictCode).where('value', 'in', gone).execute();
    for (const row of rowsOf(body.dictCode, body.items, user.username)) {
      const { dictCode: _code, value, createBy: _author, ...changed } = row;
      const old = known.find((item) => item.value === value);
      if (!old) await trx.insertInto('sysDictItem').values(row).execute();
      else if (old.color !== row.color || old.status !== row.status || old.sortNo !== row.sortNo || !sameTexts(old.text, body.items[row.sortNo]!.text))
        await trx
          .updateTable('sysDictItem')
          .set({ ...changed, updateBy: user.username, updateTime: now })
          .where('dictCode', '=', body.dictCode)
          .where('value', '=', value)
          .execute();
    }
    await dictionaries.refresh(trx);
  });
}

const sameTexts = (one: object, other: object): boolean =>
  Object.entries(one).every(([language, value]) => (other as Record<string, unknown>)[language] === value);

async function remove(context: TrxContext, id: string): Promise<void> {
  const {
    db,
    services: { dictionaries },
  } = context;
  const dict = await db.selectFrom('sysDict').select(['dictCode', 'builtIn']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!dict) throw refuse('E-012');
  mustNotHoldRights(context, dict.dictCode);
  if (dict.builtIn === 'Y') throw refuse('dictionary.builtIn');
  await db.deleteFrom('sysDict').where('id', '=', id).execute();
  await dictionaries.refresh(db);
}

export const dictionaryFilters = (language: Language, { dictCode, dictName }: { dictCode?: string; dictName?: string }): Filter[] => [
  contains('sysDict.dictCode', dictCode),
  mentioned(dictName, sql`sys_dict.dict_name ->> ${language}::text`),
];

export const dictionaryAdministrationRoutes = (): Omit<Handlers<'dictionaryAdministration'>, WorkbookCall> => ({
  dictionaryAdministrationList: ({ query, language, context }) => listPage(context, definition(context), query, dictionaryFilters(language, query)),
  ...administrationRoutes('dictionaryAdministration', { find, add, edit, remove, code: 'sysDict.dictCode' }),
});

export const searchedDictionaries = searchedList('dictionaryAdministrationList', {
  list: definition,
  permission: 'dictionary:query',
  page: '/isystem/dict',
  filter: 'dictName',
  noun: 'dictionary',
  title: 'dictName',
  about: ['dictCode'],
  fields: { dictCode: 'code', dictName: inLanguages('sysDict.dictName') },
  path: '/isystem/dict/detail/{id}',
});
