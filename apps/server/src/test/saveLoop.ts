/**
 * A process that saves as fast as it can into the embedded database of a folder and prints every number that was
 * acknowledged; for the test that kills it. `node saveLoop.ts <folder>`
 */
import { join } from 'node:path';
import '../modules/parameter/tables.ts';
import { connect } from '../shared/database/connection/connect.ts';
import { inTransaction } from '../shared/database/database.ts';
import { FolderInUse, lockFolder } from '../shared/database/connection/folderLock.ts';
import { migrate } from '../shared/database/migrate.ts';
import { addNumberRules, nextNumber } from '../documents/numbers/nextNumber.ts';
import { writeSync } from 'node:fs';

const folder = process.argv[2]!;
try {
  await lockFolder(folder);
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  writeSync(1, `${error.message}\n`);
  process.exit(3);
}
const { db } = await connect({ folder: join(folder, 'db') });
await migrate(db);
await addNumberRules(db, [{ code: 'warrantyClaim', prefix: 'WC', period: 'month', perDealer: true, digits: 4 }]);
writeSync(1, 'ready\n');
for (;;) {
  const number = await inTransaction(db, async (trx) => {
    const next = await nextNumber(trx, { code: 'warrantyClaim', dealerCode: 'D001', day: '2026-11-21' });
    await trx
      .insertInto('sysConfig')
      .values({ key: next, value: 'x'.repeat(500) })
      .execute();
    return next;
  });
  writeSync(1, `${number}\n`);
}
