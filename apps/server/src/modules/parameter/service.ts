import type { Connection } from '../../shared/database/connect.ts';
import { announce } from '../../shared/database/database.ts';
import { keepFresh } from '../../shared/database/keepFresh.ts';
import { type ParameterKey, parameterDefaults } from './defaults.ts';
import './tables.ts';

/** Parameters, read once and kept until somebody changes one. */
export interface Parameters {
  text(key: ParameterKey): string;
  /** A numeric parameter; its default when the stored value is no number. */
  number(key: ParameterKey): number;
  /** Stores a value, here and for every other server process. */
  set(key: ParameterKey, value: string): Promise<void>;
}

const channel = 'parameter';

export async function createParameters(connection: Connection): Promise<Parameters> {
  let stored = new Map<string, string>();
  const load = async (): Promise<void> => {
    const rows = await connection.db.selectFrom('sysConfig').selectAll().execute();
    stored = new Map(rows.map(({ key, value }) => [key, value]));
  };
  const reload = await keepFresh(connection, channel, load);
  const text = (key: ParameterKey): string => stored.get(key) ?? parameterDefaults[key];
  return {
    text,
    number(key) {
      const value = Number(text(key));
      return Number.isFinite(value) ? value : Number(parameterDefaults[key]);
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
