import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveGoal } from './actions/saveGoals.ts';

let year = 2026;

/** A goal of D001 for its tractors; each for a year of its own. */
export const sample: DocumentSample = async (services) =>
  transact(contextOf(services, await services.sessions.actAs('sun.sales')), (within) =>
    saveGoal(
      within,
      { year: year++, dealerCode: 'D001', productTeam: 'tractor', annualTarget: 12, m3_target: 12, marketingDepartment: 'A01A01' },
      { confirm: false },
    ),
  );
