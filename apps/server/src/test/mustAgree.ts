import { breaches } from '../modules/ledger-check/ledgerCheck.ts';
import type { Db } from '../shared/database/database.ts';

/** Money, shelves and documents agree, whatever was done to them. @throws with what does not */
export async function mustAgree(db: Db): Promise<void> {
  const { rows } = await breaches(null).execute(db);
  if (rows.length > 0) throw new Error(`Something does not agree: ${JSON.stringify(rows)}`);
}
