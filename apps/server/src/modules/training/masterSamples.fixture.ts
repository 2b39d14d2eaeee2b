import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { trainingImport } from './actions/importTrainings.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/training',
    table: 'trainPlan',
    definition: trainingImport,
    input: {
      title: 'Combines',
      topics: ['combine', 'safety'],
      method: 'on_site',
      level: 'advanced',
      language: 'en',
      country: 'CL',
      location: 'Santiago',
      startDate: '2027-03-01',
      endDate: '2027-03-03',
      registrationDeadline: '2027-02-20 18:00:00',
      capacity: 14,
      passScore: 60,
    },
  },
];
