import { sql } from 'kysely';
import type { ListSample } from '../../test/samples/listSamples.ts';
import { sample as goal } from './documentSample.fixture.ts';

/** A released goal. */
export const sample: ListSample = async (services) => {
  const { id } = await goal(services);
  await sql`update sales_goal set status = 'pass', release_time = now() where id = ${id}`.execute(services.db);
};
