import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveApplication } from './actions/saveApplication.ts';

export const sample: DocumentSample = async (services) =>
  saveApplication(
    contextOf(services, await services.sessions.actAs('d001.service')),
    {
      title: 'Electronic diagnosis',
      topics: ['electronics'],
      method: 'on_site',
      expectedDate: '2027-05-10',
      deadline: '2027-04-01',
      numberOfApplicants: 6,
      numberOfParticipants: 5,
      location: 'Workshop Ica',
      reason: 'Two new mechanics, and the new tester.',
    },
    { confirm: true },
  );
