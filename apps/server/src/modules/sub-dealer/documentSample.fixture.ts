import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveSubDealer } from './saveSubDealer.ts';

export const sample: DocumentSample = async (services) =>
  saveSubDealer(
    contextOf(services, await services.sessions.actAs('d001.admin')),
    {
      name: 'Valdivia',
      country: 'CL',
      region: 'Los Ríos',
      address: 'Picarte 1200, Valdivia',
      phone: '+56 63 255 0140',
      manager: 'Carla Reyes',
      businessScope: ['sales'],
      cooperationStart: '2026-01-01',
    },
    { confirm: true },
  );
