import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { savePartsClaim } from './savePartsClaim.ts';

export const sample: DocumentSample = async (services) =>
  savePartsClaim(
    contextOf(services, await services.sessions.actAs('d001.service')),
    { title: 'Sample', lines: [{ description: 'One line', qty: 1 }] },
    { confirm: true },
  );
