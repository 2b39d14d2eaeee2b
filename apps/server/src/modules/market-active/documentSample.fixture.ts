import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveActivity } from './actions/saveActivity.ts';

export const sample: DocumentSample = async (services) =>
  saveActivity(contextOf(services, await services.sessions.actAs('d001.admin')), {
    title: 'Field day',
    activityType: 'field_demo',
    description: 'Two tractors at work',
    startDate: '2027-03-10',
    endDate: '2027-03-11',
    location: 'Test farm',
    budgetAmount: 1000,
    expectedParticipants: 50,
    contactPhone: '+1 202 555 0143',
  });
