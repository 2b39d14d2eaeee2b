import { sql } from 'kysely';
import type { ListSample } from '../../test/samples/listSamples.ts';

/** Machines whose service is due. */
export const sample: ListSample = ({ db }) =>
  sql`update vehicle set next_maint_date = coalesce(next_maint_date, '2026-11-25'), next_maint_level = 'h250' where vehicle_status = 'delivered'`.execute(db);
