import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { isJsonObject } from '../../shared/jsonObject.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import './tables.ts';

/** Of one user. */
const maxPreferences = 300;

export const userPreferenceRoutes = ({ db }: Services): Handlers<'userPreferences'> => ({
  userPreferencesList: ({ user }) =>
    db.selectFrom('userPreference').select(['name', 'value', 'updateTime']).where('userId', '=', user.id).orderBy('name').execute(),
  async userPreferencesSave({ body: { name, value }, user }) {
    if (value === null) {
      await db.deleteFrom('userPreference').where('userId', '=', user.id).where('name', '=', name).execute();
      return true;
    }
    if (!isJsonObject(value)) throw badRequest('savedView.notJson');
    await inTransaction(db, async (trx) => {
      // The user's row is the lock: saves at once must not go beyond the limit together.
      await trx.selectFrom('sysUser').select('id').where('id', '=', user.id).forUpdate().execute();
      const { n } = await trx
        .selectFrom('userPreference')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('userId', '=', user.id)
        .where('name', '<>', name)
        .executeTakeFirstOrThrow();
      if (n >= maxPreferences) throw refuse('savedView.tooMany', { n: maxPreferences });
      await trx
        .insertInto('userPreference')
        .values({ userId: user.id, name, value })
        .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ value, updateTime: sql<string>`now()` }))
        .execute();
    });
    return true;
  },
});
