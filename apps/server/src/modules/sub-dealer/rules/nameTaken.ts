import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { fieldName } from '../../../shared/messages/messages.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import '../tables.ts';

/** Another sub-dealer of the dealer with the same name; one that is closed has given its name back. */
export async function nameTaken(
  { db, user }: Context,
  { dealerCode, id, name }: { dealerCode: string; id: string | null; name: string },
): Promise<InvalidField[]> {
  const taken = await db
    .selectFrom('subDealer')
    .select('id')
    .where('dealerCode', '=', dealerCode)
    .where(sql<string>`lower(name)`, '=', name.trim().toLowerCase())
    .where('status', '<>', 'closed')
    .where('delFlag', '=', 0)
    .$if(id !== null, (query) => query.where('id', '<>', id!))
    .executeTakeFirst();
  return taken ? [{ field: 'name', code: 'E-018', params: { field: fieldName(user.language, 'sub-dealer', 'name'), value: name.trim() } }] : [];
}
