import type { Connection } from '../../shared/database/connect.ts';
import { announce } from '../../shared/database/database.ts';
import { keepFresh } from '../../shared/database/keepFresh.ts';
import type { ParameterKey, ParameterKeys, Parameters } from '../../shared/parameters.ts';
import './tables.ts';

const channel = 'parameter';

/** @param defaults of all modules */
export async function createParameters(connection: Connection, defaults: Readonly<ParameterKeys>): Promise<Parameters> {
  let stored = new Map<string, string>();
  const load = async (): Promise<void> => {
    const rows = await connection.db.selectFrom('sysConfig').selectAll().execute();
    stored = new Map(rows.map(({ key, value }) => [key, value]));
  };
  const reload = await keepFresh(connection, channel, load);
  const text = (key: ParameterKey): string => stored.get(key) ?? defaults[key];
  return {
    text,
    number(key) {
      const value = Number(text(key));
      return Number.isFinite(value) ? value : Number(defaults[key]);
    },
    async set(key, value) {
      await connection.db
        .insertInto('sysConfig')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      await announce(connection.db, channel, key);
      await reload();
    },
  };
}
