import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { goalImport } from './actions/importGoals.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/salesGoal',
    table: 'salesGoal',
    definition: goalImport,
    input: { year: 2027, dealerCode: 'D002', productTeam: 'harvest', platform: 'C80', goalBasis: 'wholesale', annualTarget: 24, m6_target: 24 },
  },
];
