import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { aCore } from '../used-parts-task/documentSample.fixture.ts';
import { saveHandle } from './actions/saveHandle.ts';

export const sample: DocumentSample = async (services) => {
  const { id: taskId } = await aCore(services);
  const context = contextOf(services, await services.sessions.actAs('d001.service'));
  const shipment = { handleDate: '2026-11-20', handledBy: 'J. Paredes', carrier: 'DHL', shipDate: '2026-11-20', boxes: 1 };
  const lines = [{ taskId, handledQty: 1, condition: 'complete' as const }];
  return saveHandle(context, { handleMethod: 'return_maker', ...shipment, lines }, { confirm: true });
};
