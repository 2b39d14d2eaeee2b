import { sql } from 'kysely';
import type { ParameterKey } from '../shared/parameters.ts';
import type { Services } from '../shared/services.ts';

/** Sets a parameter, for tests of code that reads it. */
export async function setParameter({ db, parameters }: Services, key: ParameterKey, value: string): Promise<void> {
  await sql`insert into sys_config (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`.execute(db);
  await parameters.refresh(db);
}
