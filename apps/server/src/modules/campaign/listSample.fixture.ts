import { sql } from 'kysely';
import { machines } from '../../test/machineFixtures.ts';
import { valid } from '../../test/contract/samples.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import { sample as campaign } from './documentSample.fixture.ts';

/** The id that walks ask with where a list needs one. */
const asked = String(valid({ type: 'string', pattern: '^[0-9a-f]{32}$' }));

/** A released campaign with machines of two dealers. */
export const sample: ListSample = async (services) => {
  const { id } = await campaign(services);
  await sql`update service_campaign set status = 'pass', release_time = now(), id = ${asked} where id = ${id}`.execute(services.db);
  await sql`insert into vehicle_campaign (campaign_no, vin) select campaign_no, ${machines.foreign} from service_campaign where id = ${asked}`.execute(
    services.db,
  );
};
