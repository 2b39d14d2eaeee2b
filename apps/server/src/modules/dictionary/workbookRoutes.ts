import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { sendImportable } from '../../shared/import/sendImportable.ts';
import { conditionOf, type Filter } from '../../shared/list/filters.ts';
import { dictionaryFilters, type WorkbookCall } from './administration.ts';
import { dictionaryImport, dictionaryRows } from './dictionaryImport.ts';

/** Dictionaries as a workbook, out and in again. */
export const dictionaryWorkbookRoutes = (): Pick<Handlers<'dictionaryAdministration'>, WorkbookCall> => ({
  ...importRoutes('dictionaryAdministration', dictionaryImport),
  async dictionaryAdministrationExportXls({ query: { selections, format, ...filters }, context, language, reply }) {
    const chosen = selections?.split(',');
    const conditions = (chosen ? [sql<boolean>`sys_dict.id = any(${chosen}::char(32)[])`] : dictionaryFilters(language, filters)).filter(
      (filter): filter is Exclude<Filter, undefined> => filter !== undefined,
    );
    const where = conditions.length === 0 ? sql`true` : sql.join(conditions.map(conditionOf), sql` and `);
    const { rows } = await sql<{ dictCode: string }>`select dict_code from sys_dict where ${where}`.execute(context.db);
    const found = await dictionaryRows(
      context,
      rows.map(({ dictCode }) => dictCode),
    );
    return sendImportable(context, dictionaryImport, { rows: found, reply, ...(format && { format }) });
  },
});
