import { sql } from 'kysely';
import type { ParameterKey } from '../shared/parameters.ts';
import type { Services } from '../shared/services.ts';

/** Sets a parameter as if somebody had; for tests about what reads it. */
export async function setParameter({ db, parameters }: Services, key: ParameterKey, value: string): Promise<void> {
  await sql`insert into sys_config (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`.execute(db);
  await parameters.refresh(db);
}
