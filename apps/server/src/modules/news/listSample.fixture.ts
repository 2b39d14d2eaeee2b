import type { ListSample } from '../../test/samples/listSamples.ts';
import { sample as news } from './documentSample.fixture.ts';

/** A story for all users. */
export const sample: ListSample = async (services) => {
  const { id } = await news(services);
  await services.db.updateTable('news').set({ status: 'pass', publishTime: '2026-01-01 00:00:00' }).where('id', '=', id).execute();
};
