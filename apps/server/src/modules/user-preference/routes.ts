import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Trx } from '../../shared/database/database.ts';
import { isJsonObject } from '../../shared/jsonObject.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import './tables.ts';

/** Of one user. */
const maxPreferences = 300;

export const userPreferenceRoutes = ({ db }: Services): Handlers<'userPreferences'> => ({
  userPreferencesList: ({ user }) =>
    db.selectFrom('userPreference').select(['name', 'value', 'updateTime']).where('userId', '=', user.id).orderBy('name').execute(),
  async userPreferencesSave({ body: { name, value }, user, commit }) {
    if (value !== null && !isJsonObject(value)) throw badRequest('savedView.notJson');
    return commit(async ({ db: trx }) => {
      if (value === null) await trx.deleteFrom('userPreference').where('userId', '=', user.id).where('name', '=', name).execute();
      else await savePreference(trx, user.id, name, value);
      return true;
    });
  },
});

async function savePreference(trx: Trx, userId: string, name: string, value: string): Promise<void> {
  // The user's row is the lock: saves at once must not go beyond the limit together.
  await trx.selectFrom('sysUser').select('id').where('id', '=', userId).forUpdate().execute();
  const { n } = await trx
    .selectFrom('userPreference')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow();
  if (n >= maxPreferences) throw refuse('savedView.tooMany', { n: maxPreferences });
  await trx
    .insertInto('userPreference')
    .values({ userId, name, value })
    .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ value, updateTime: sql<string>`now()` }))
    .execute();
}
