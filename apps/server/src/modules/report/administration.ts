import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { inTransaction, json } from '../../shared/database/database.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

type Item = Operations['reportAdministrationList']['reply']['result']['records'][number];
type ReportRecord = Operations['reportAdministrationQueryById']['reply']['result'];
type Change = Operations['reportAdministrationEdit']['data']['body'];

const columns = listColumns('reportAdministrationList', 'sysReport');

const definition = (language: Language): ListDefinition<Item> => ({
  table: 'sysReport',
  columns,
  select: sql`sys_report.id, code, name ->> ${language}::text as name, permission, status,
    (select count(*)::int from sys_report_field f where f.report_id = sys_report.id and shown) as column_count`,
  softDeleted: false,
  scope: () => undefined,
  defaultSort: { column: 'code', order: 'asc' },
  toReply: (row) => row as unknown as Item,
});

async function find({ db }: Context, id: string): Promise<ReportRecord> {
  const report = await db
    .selectFrom('sysReport')
    .select(['id', 'code', 'name'])
    .select(sql<0 | 1>`status`.as('status'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!report) throw refuse('E-012');
  const fields = await db.selectFrom('sysReportField').select(['field', 'title', 'width', 'shown']).where('reportId', '=', id).orderBy('sortNo').execute();
  return { ...report, fields };
}

/** Changes titles, columns and whether the report is on; its fields are those that came with the system, no more and no fewer. */
const edit = ({ db, user }: TrxContext, { id, name, status, fields }: Change): Promise<void> =>
  inTransaction(db, async (trx) => {
    const known = await trx.selectFrom('sysReport').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!known) throw refuse('E-012');
    const own = await trx.selectFrom('sysReportField').select('field').where('reportId', '=', id).execute();
    const given = new Set(fields.map(({ field }) => field));
    if (given.size !== fields.length || given.size !== own.length || own.some(({ field }) => !given.has(field)))
      throw invalid([{ field: 'fields', code: 'report.fieldsStay' }]);
    if (!fields.some(({ shown }) => shown)) throw invalid([{ field: 'fields', code: 'report.noColumn' }]);
    await trx
      .updateTable('sysReport')
      .set({ name: json(name), status, updateBy: user.username, updateTime: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    for (const [sortNo, { field, title, width, shown }] of fields.entries())
      await trx
        .updateTable('sysReportField')
        .set({ title: json(title), width, shown, sortNo })
        .where('reportId', '=', id)
        .where('field', '=', field)
        .execute();
  });

export const reportAdministrationRoutes = (): Handlers<'reportAdministration'> => ({
  reportAdministrationList: ({ query, language, context }) => listPage(context, definition(language), query),
  reportAdministrationQueryById: ({ query, context }) => find(context, query.id),
  reportAdministrationEdit: ({ body, commit }) =>
    commit(async (within) => {
      await edit(within, body);
      return null;
    }),
});
