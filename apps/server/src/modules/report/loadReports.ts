import { json, newId, type Trx } from '../../shared/database/database.ts';
import { toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import { type ReportSource, titleOf } from '../../shared/reportSource.ts';
import type { ReportDefinition } from './data/reports.ts';
import './tables.ts';

/** Brings the built-in reports up to date; one that an administrator has changed stays as it is. */
export async function loadReports(trx: Trx, definitions: readonly ReportDefinition[], sources: readonly ReportSource[]): Promise<void> {
  for (const { fields, name, ...report } of definitions) {
    const source = sources.find(({ code }) => code === report.source);
    if (!source) throw new Error(`The report ${report.code} has no source.`);
    const row = { ...report, name: json(toTextByLanguage(name)), builtIn: 'Y' as const };
    const stored = await trx
      .insertInto('sysReport')
      .values({ ...row, id: newId(), fixedFilter: null })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row).where('sysReport.updateBy', 'is', null))
      .returning('id')
      .executeTakeFirst();
    if (!stored) continue;
    await trx.deleteFrom('sysReportField').where('reportId', '=', stored.id).execute();
    await trx
      .insertInto('sysReportField')
      .values(
        fields.map(({ field, total = false, search = 'none' }, sortNo) => {
          const known = source.fields.find((one) => one.name === field);
          if (!known) throw new Error(`The report ${report.code} has a field ${field} that its source lacks.`);
          return { reportId: stored.id, field, title: json(titleOf(source, known)), width: known.width ?? null, total, shown: true, search, sortNo };
        }),
      )
      .execute();
  }
}
