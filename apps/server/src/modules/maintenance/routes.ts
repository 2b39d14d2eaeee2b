import { readVin } from '@harrow/validation/vin';
import { actOnAll } from '../../documents/actOnAll.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { templateOf } from '../maint-template/service.ts';
import { machineTab } from '../vehicle/service.ts';
import { dueExport, dueFilters, dueList } from './reading/dueList.ts';
import { findServiced } from './machine.ts';
import { maintenanceKind } from './maintenanceKind.ts';
import { plansOf } from './reading/maintenanceQueries.ts';
import { remindDealers, waiveSteps } from './plan/planVerbs.ts';

export const maintenanceRoutes = (): Handlers<'maintenanceDues'> & Handlers<'machineMaintenances'> => ({
  ...listRoutes('maintenanceDues', { list: dueList, filters: dueFilters, exported: dueExport }),
  async maintenanceDuesChecklist({ query, context }) {
    const machine = await findServiced(context, readVin(query.vin));
    if (!machine) throw refuse('E-012');
    const template = await templateOf(context, { secondProduct: machine.block.secondProduct, maintLevel: query.maintLevel });
    const { language } = context.user;
    return (template?.work ?? []).map(({ name, ...work }) => ({
      ...work,
      itemName: name[language] ?? name.en,
      action_dictText: context.services.dictionaries.text('maint_action', work.action, language),
    }));
  },
  maintenanceDuesRemind: ({ body, query, commit }) => commit((within) => remindDealers(within, body.ids, { dryRun: query.dryRun === '1' })),
  maintenanceDuesRequestOverride: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, maintenanceKind, 'requestOverride', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
  maintenanceDuesOverride: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, maintenanceKind, 'override', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
  maintenanceDuesWaive: ({ body, query, commit }) => commit((within) => waiveSteps(within, body.ids, body.reason, { dryRun: query.dryRun === '1' })),
  machineMaintenancesMaintenanceList: machineTab('maintenance:query', plansOf),
});
