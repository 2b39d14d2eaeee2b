import type { ListSample } from '../../test/samples/listSamples.ts';
import { sample as notice } from './documentSample.fixture.ts';

/** A notice to all users. */
export const sample: ListSample = async (services) => {
  const { id } = await notice(services);
  await services.db.updateTable('publicNotice').set({ status: 'pass', publishTime: '2026-01-01 00:00:00' }).where('id', '=', id).execute();
};
