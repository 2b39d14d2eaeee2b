import { createHash } from 'node:crypto';
import { dictionaries, toTextByLanguage } from '../modules/dictionary/data/index.ts';
import { rolePermissions, roles } from '../modules/permission/matrix.ts';
import { type Db, inTransaction, json, type Trx } from '../shared/database/database.ts';
import { message } from '../shared/messages/messages.ts';

/** Where the fingerprint of what was loaded last is kept. */
const fingerprintKey = 'base.fingerprint';

/**
 * Loads what every installation needs: dictionaries, roles, permissions. Runs at every start and does nothing unless a
 * new version brings other base data; then built-in texts are renewed, and what an administrator has added stays.
 */
export async function loadBaseData(db: Db): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([dictionaries, rolePermissions, roles]))
    .digest('hex');
  await inTransaction(db, async (trx) => {
    const loaded = await trx.selectFrom('sysConfig').select('value').where('key', '=', fingerprintKey).executeTakeFirst();
    if (loaded?.value === fingerprint) return;
    await loadDictionaries(trx);
    await loadRoles(trx);
    await trx
      .insertInto('sysConfig')
      .values({ key: fingerprintKey, value: fingerprint })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint }))
      .execute();
  });
}

async function loadDictionaries(trx: Trx): Promise<void> {
  const definitions = Object.entries(dictionaries);
  await trx
    .insertInto('sysDict')
    .values(definitions.map(([dictCode, { name }]) => ({ dictCode, dictName: json(toTextByLanguage(name)) })))
    .onConflict((conflict) => conflict.column('dictCode').doUpdateSet((eb) => ({ dictName: eb.ref('excluded.dictName') })))
    .execute();
  const items = definitions.flatMap(([dictCode, definition]) =>
    definition.items.map(([value, zhCn, en, es, ru, fr, pt, color], sortNo) => ({
      dictCode,
      value,
      text: json(toTextByLanguage([zhCn, en, es, ru, fr, pt])),
      color: color ?? null,
      sortNo,
    })),
  );
  await trx
    .insertInto('sysDictItem')
    .values(items)
    .onConflict((conflict) =>
      conflict
        .columns(['dictCode', 'value'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text'), color: eb.ref('excluded.color'), sortNo: eb.ref('excluded.sortNo') })),
    )
    .execute();
}

async function loadRoles(trx: Trx): Promise<void> {
  await trx
    .insertInto('sysRole')
    .values(Object.values(roles).map(({ roleCode, dataScope }) => ({ roleCode, dataScope, roleName: message('en', `role.${roleCode}`), description: null })))
    .onConflict((conflict) => conflict.column('roleCode').doNothing())
    .execute();
  await trx
    .insertInto('sysRolePermission')
    .values([...rolePermissions])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
