import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * Keeps the answer of a call with an idempotency key, as part of whatever statement writes. It fails when the key is held by
 * another call by now, and what the statement or its transaction wrote fails with it.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create function keep_answer(of_user character, of_operation text, of_key text, of_holder character, given jsonb) returns boolean language plpgsql as $$
    begin
      update idempotency set answer = given
        where user_id = of_user and operation = of_operation and key = of_key and holder = of_holder and answer is null;
      if not found then
        raise exception 'the idempotency key is held by another call' using errcode = 'HW001';
      end if;
      return true;
    end $$`.execute(db);
}
