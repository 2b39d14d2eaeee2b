import { act } from '../../documents/act.ts';
import { contextOf } from '../../shared/context.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import { sample as draft } from './documentSample.fixture.ts';
import { vehicleOrderKind } from './orderKind.ts';

/** An order that its dealer sees. */
export const sample: ListSample = async (services) => {
  const { id } = await draft(services);
  const context = contextOf(services, await services.sessions.actAs('sun.sales'));
  return act(context, vehicleOrderKind, 'release', { id, confirm: true });
};
