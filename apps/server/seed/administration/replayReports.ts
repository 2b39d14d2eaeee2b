import { addReport, editReport } from '../../src/modules/report/administration.ts';
import type { NewReport, ReportFieldSetup } from '../../src/generated/types.gen.ts';
import { titleOf } from '../../src/shared/reportSource.ts';
import { sourcesOf } from '../../src/modules/report/sources.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import type { Stage } from '../stage.ts';

/** Days ago on which it was composed, and on which a column came to it. */
const composed = 34;
const changed = 9;

/** A report of the maker's own: machines at dealers that nobody has delivered. */
export async function replayReports({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  const author = contextOf(services, await actAs('admin'));
  const at = (daysAgo: number): void => setClock(new Date(`${addDays(today, -daysAgo)}T03:40:00Z`));
  const source = sourcesOf(services.modules).find(({ code }) => code === 'vehicle')!;
  const column = (name: string, more: Partial<ReportFieldSetup> = {}): ReportFieldSetup => {
    const field = source.fields.find((one) => one.name === name)!;
    return { field: name, title: titleOf(source, field), width: field.width ?? null, shown: true, total: false, search: 'none', ...more };
  };
  const report: NewReport = {
    code: 'machines_on_stock',
    source: source.code,
    name: toTextByLanguage([
      '经销商在库车辆',
      'Machines on stock at dealers',
      'Máquinas en stock de concesionarios',
      'Машины на складах дилеров',
      'Machines en stock chez les concessionnaires',
      'Máquinas em estoque nas concessionárias',
    ]),
    status: 1,
    fixedFilter: JSON.stringify({ match: 'and', items: [{ field: 'vehicleStatus', rule: 'eq', val: 'in_stock' }] }),
    sortField: 'arrivalDate',
    sortOrder: 'asc',
    fields: [
      column('vin', { search: 'single' }),
      column('dealerName', { search: 'single' }),
      column('vehicleStatus'),
      column('arrivalDate', { search: 'group' }),
    ],
  };
  at(composed);
  const { id } = await transact(author, (within) => addReport(within, report));
  at(changed);
  const { code: _code, source: _source, ...setup } = report;
  const fields = [...setup.fields.slice(0, 2), column('secondProduct', { search: 'more' }), ...setup.fields.slice(2)];
  await transact(author, (within) => editReport(within, { ...setup, id, version: 1, fields }));
}
