import type { Connection } from '../../shared/database/connection/connect.ts';
import { announce, onCommit } from '../../shared/database/database.ts';
import { keepFresh } from '../../shared/database/keepFresh.ts';
import { editParameters } from './changeParameters.ts';
import type { ParameterKeys, Parameters } from '../../shared/parameters.ts';
import './tables.ts';

const channel = 'parameter';

/** @param rules of all modules */
export async function createParameters(connection: Connection, rules: Readonly<ParameterKeys>): Promise<Parameters> {
  let stored = new Map<string, string>();
  const byKey: Parameters['rules'] = rules;
  const load = async (): Promise<void> => {
    const rows = await connection.db.selectFrom('sysConfig').select(['key', 'value']).execute();
    stored = new Map(rows.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])));
  };
  const reload = await keepFresh(connection, channel, load);
  const text = (key: string): string => {
    const rule = byKey[key]!;
    const value = stored.get(key);
    return value !== undefined && rule.accepts(value, text) ? value : rule.default;
  };
  return {
    text,
    number: (key) => Number(text(key)),
    change: editParameters,
    rules: byKey,
    async refresh(db) {
      await announce(db, channel, '');
      await onCommit(db, reload);
    },
  };
}
