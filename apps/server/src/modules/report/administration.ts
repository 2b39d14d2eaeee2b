/** Reports as administrators compose them. */
import { sql } from 'kysely';
import type { ChangedReport, NewReport, ReportPreview, ReportRecord, ReportSetup, ReportSourceItem } from '../../generated/types.gen.ts';
import { type Change, changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import { forbidden, type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import { type ReportSource, titleOf } from '../../shared/reportSource.ts';
import { toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { reportFindings } from './reportFindings.ts';
import { readableFields, reportConfig, reportData } from './reports.ts';
import { sourcesOf } from './sources.ts';
import type { ReportRow } from './tables.ts';

/** Rows of a preview. */
const previewRows = 10;

const sourceOf = ({ services }: Context, code: string): ReportSource | undefined => sourcesOf(services.modules).find((source) => source.code === code);

/** Sources of reports, with the titles of their columns. */
export const reportSources = ({ services, user }: Context): ReportSourceItem[] =>
  sourcesOf(services.modules).map((source) => {
    const { code, name, permission, scope, fields } = source;
    return {
      source: code,
      name: toTextByLanguage(name)[user.language],
      permission,
      scope,
      fields: fields.map((field) => ({
        field: field.name,
        title: titleOf(source, field),
        type: field.type,
        dict: field.dict ?? null,
        width: field.width ?? null,
        makerOnly: field.makerOnly ?? false,
      })),
    };
  });

async function findRow({ db }: Context, id: string): Promise<ReportRow> {
  const row = await db.selectFrom('sysReport').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('E-012');
  return row;
}

const columnsOf = ({ db }: Pick<Context, 'db'>, id: string) =>
  db.selectFrom('sysReportField').select(['field', 'title', 'width', 'shown', 'total', 'search']).where('reportId', '=', id).orderBy('sortNo').execute();

export async function findReportRecord(context: Context, id: string): Promise<ReportRecord> {
  const { version, code, source, builtIn, name, status, fixedFilter, sortField, sortOrder } = await findRow(context, id);
  return { id, version, code, source, builtIn, name, status, fixedFilter, sortField, sortOrder, fields: await columnsOf(context, id) };
}

/** Refuses a report that its source cannot answer. @param kept fields that the report may not lose */
function check(context: Context, code: string, setup: ReportSetup, kept: readonly string[] = []): ReportSource {
  const source = sourceOf(context, code);
  if (!source) throw invalid([{ field: 'source', code: 'E-014' }]);
  const findings: InvalidField[] = reportFindings(context.user, source, setup);
  const given = new Set(setup.fields.map(({ field }) => field));
  if (kept.some((field) => !given.has(field))) findings.push({ field: 'fields', code: 'report.fieldsStay' });
  if (findings.length > 0) throw invalid(findings);
  return source;
}

const toRow = ({ name, status, fixedFilter, sortField, sortOrder }: ReportSetup) => ({
  name: json(name),
  status,
  fixedFilter: fixedFilter || null,
  sortField,
  sortOrder,
});

async function writeFields({ db }: TrxContext, reportId: string, { fields }: ReportSetup): Promise<void> {
  await db.deleteFrom('sysReportField').where('reportId', '=', reportId).execute();
  await db
    .insertInto('sysReportField')
    .values(fields.map(({ title, ...field }, sortNo) => ({ ...field, title: json(title), reportId, sortNo })))
    .execute();
}

/** Names in six languages as a field each: `nameZh`. */
const inLanguages = (field: string, texts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [field + language.charAt(0).toUpperCase() + language.charAt(1), text as unknown]));

const headerOf = ({ code, source, name, status, fixedFilter, sortField, sortOrder, fields }: ReportRecord): Record<string, unknown> => ({
  code,
  source,
  ...inLanguages('name', name),
  status,
  fixedFilter,
  sortField,
  sortOrder,
  // Which columns, in which order.
  fields: fields.map(({ field }) => field),
});
const columnOf = ({ title, width, shown, total, search }: ReportRecord['fields'][number]): Record<string, unknown> => ({
  ...inLanguages('title', title),
  width,
  shown: shown ? 'Y' : 'N',
  total: total ? 'Y' : 'N',
  search,
});

/** Changes of a report and of each of its columns, before and after. */
function changesOf(before: ReportRecord | null, after: ReportRecord): Change[] {
  const change = before === null ? 'added' : 'changed';
  const header = changesBetween(before && headerOf(before), headerOf(after)).map((each) => ({ ...each, change }) as const);
  const columns = (before?.fields ?? []).flatMap((column) => {
    const now = after.fields.find(({ field }) => field === column.field);
    return now ? changesBetween(columnOf(column), columnOf(now)).map((each) => ({ ...each, line: `fields/${column.field}` })) : [];
  });
  return [...header, ...columns];
}

async function log({ db, user, services }: TrxContext, before: ReportRecord | null, after: ReportRecord | null): Promise<void> {
  const { id, code } = (after ?? before)!;
  const changes = after ? changesOf(before, after) : [{ field: 'code', oldValue: code, newValue: null, change: 'removed' } as const];
  await writeChangeLog(db, { docType: 'sysReport', id, no: code, user, at: services.now(), changes });
}

export async function addReport(context: TrxContext, { code, source, ...setup }: NewReport): Promise<{ id: string }> {
  const { db, user } = context;
  check(context, source, setup);
  const added = await db
    .insertInto('sysReport')
    .values({ id: newId(), code, source, createBy: user.username, ...toRow(setup) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw invalid([{ field: 'code', code: 'E-018', params: { field: fieldName(user.language, 'report', 'code'), value: code } }]);
  await writeFields(context, added.id, setup);
  await log(context, null, await findReportRecord(context, added.id));
  return added;
}

/** Changes a report; what came with the system keeps its fields, which popups may ask for, and may get more. */
export async function editReport(context: TrxContext, { id, version, ...setup }: ChangedReport): Promise<void> {
  const { db, user } = context;
  await db.selectFrom('sysReport').select('id').where('id', '=', id).forUpdate().execute();
  const before = await findReportRecord(context, id);
  mustBeCurrent(before, version);
  check(context, before.source, setup, before.builtIn === 'Y' ? before.fields.map(({ field }) => field) : []);
  await db
    .updateTable('sysReport')
    .set({ ...toRow(setup), version: version + 1, updateBy: user.username, updateTime: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  await writeFields(context, id, setup);
  await log(context, before, await findReportRecord(context, id));
}

export async function removeReport(context: TrxContext, id: string): Promise<void> {
  const before = await findReportRecord(context, id);
  if (before.builtIn === 'Y') throw refuse('E-576');
  await context.db.deleteFrom('sysReport').where('id', '=', id).execute();
  await log(context, before, null);
}

/** The first rows of a report that need not be stored, as its author may see them. */
export async function previewReport(context: Context, { source: code, ...setup }: Omit<NewReport, 'code'>): Promise<ReportPreview> {
  const { user } = context;
  const source = check(context, code, setup);
  if (!user.permissions.has(source.permission)) throw forbidden('forbidden');
  const { name, sortField, sortOrder, fixedFilter } = setup;
  const report = { id: '', name, fixedFilter: fixedFilter || null, sortField, sortOrder, source, fields: readableFields(user, source, setup.fields) };
  const { columns, dictOptions } = await reportConfig(context, report);
  const { records, total } = await reportData(context, { report, query: { pageSize: previewRows }, filters: {} });
  return { columns, dictOptions, records, total };
}
