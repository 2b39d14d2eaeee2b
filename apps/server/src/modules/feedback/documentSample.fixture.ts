import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveFeedback } from './saveFeedback.ts';

export const sample: DocumentSample = async (services) =>
  saveFeedback(contextOf(services, await services.sessions.actAs('d001.service')), {
    feedbackType: 'parts_supply',
    title: 'Filters',
    content: 'When will the oil filters arrive?',
  });
