import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { save__Name__ } from './save__Name__.ts';

export const sample: DocumentSample = async (services) =>
  save__Name__(
    contextOf(services, await services.sessions.actAs('d001.service')),
    { title: 'Sample', lines: [{ description: 'One line', qty: 1 }] },
    { confirm: true },
  );
