import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveSuggest } from './actions/saveSuggest.ts';

export const sample: DocumentSample = async (services) =>
  saveSuggest(
    contextOf(services, await services.sessions.actAs('d001.service')),
    {
      title: 'Longer hydraulic hoses',
      secondProduct: 'TRACTOR',
      system: 'hydraulic',
      suggestType: 'reliability',
      currentProblem: 'The hoses rub against the frame',
      suggestion: 'Route them above the axle',
    },
    { confirm: true },
  );
