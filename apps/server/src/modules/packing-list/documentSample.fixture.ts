import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { generate } from './actions/generate.ts';
import { anOrder, transport, weights } from './packingTestKit.ts';
import { savePacking } from './actions/savePacking.ts';
import { packingStore } from './packingStore.ts';

export const sample: DocumentSample = async (services) => {
  const order = await anOrder(services);
  const context = contextOf(services, await services.sessions.actAs('chen.parts'));
  const [list] = await generate(context, { orderIds: [order.id], confirm: true, dryRun: false });
  const { id } = list!;
  const { boxes } = await packingStore.findLines(context.db, id);
  const filled = boxes.map(({ id: boxId, wmsBoxNo }) => ({ id: boxId, wmsBoxNo, ...weights }));
  return transact(context, (within) => savePacking(within, { id, version: 1, ...transport, boxes: filled }, { confirm: true }));
};
