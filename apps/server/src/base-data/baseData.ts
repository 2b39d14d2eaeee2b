import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { enumerations } from '../generated/enumerations.gen.ts';
import { baseDictionaries, baseItems } from '../modules/dictionary/baseDictionaries.ts';
import { checkRules } from '../modules/field-check/data/checkRules.ts';
import '../modules/field-check/tables.ts';
import { modules } from '../modules/index.ts';
import { baseOf, rolePermissions, roles } from '../modules/permission/matrix.ts';
import { addNumberRules } from '../documents/numbers/nextNumber.ts';
import { openFirstWarehouse } from '../modules/maker-stock/warehouses/firstWarehouse.ts';
import { addBaseOrderTypes, baseOrderTypes } from '../modules/order-type/baseOrderTypes.ts';
import { addBaseProducts, baseProducts } from '../modules/product/baseProducts.ts';
import { addBaseTeams, baseTeams } from '../modules/product-team/baseTeams.ts';
import { reports } from '../modules/report/data/reports.ts';
import { loadReports } from '../modules/report/loadReports.ts';
import { sourcesOf } from '../modules/report/sources.ts';
import { type Db, inTransaction, json, newId, type Trx } from '../shared/database/database.ts';
import { message } from '../shared/messages/messages.ts';
import { toTextByLanguage } from '../shared/messages/sixTexts.ts';

const dictionaries = [...baseDictionaries];
const grants = rolePermissions(modules);
const reportSources = sourcesOf(modules);
const tableDictionaries = modules.flatMap((module) => module.tableDictionaries ?? []);
const uniqueFields = modules.flatMap((module) => module.uniqueFields ?? []);
const numberRules = modules.flatMap((module) => module.numberRules ?? []);

/** Where the fingerprint of what was loaded last is kept. */
const fingerprintKey = 'base.fingerprint';
/** Grants of the last version: only what a new one adds is granted, so that what an administrator has taken away stays away. */
const grantsKey = 'base.grants';

/**
 * Loads what every installation needs: dictionaries, roles, permissions. Runs at every start and does nothing unless a
 * new version brings other base data; then built-in texts are renewed, and what an administrator has added stays.
 */
export async function loadBaseData(db: Db): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        dictionaries,
        enumerations,
        grants,
        roles,
        tableDictionaries,
        reports,
        reportSources,
        uniqueFields,
        checkRules,
        numberRules,
        baseProducts,
        baseTeams,
        baseOrderTypes,
      ]),
    )
    .digest('hex');
  await inTransaction(db, async (trx) => {
    const loaded = await trx.selectFrom('sysConfig').select('value').where('key', '=', fingerprintKey).executeTakeFirst();
    if (loaded?.value === fingerprint) return;
    await loadDictionaries(trx);
    await loadRoles(trx);
    await loadSources(trx);
    await loadReports(trx, reports, reportSources);
    await addNumberRules(trx, numberRules);
    await addBaseProducts(trx);
    await addBaseTeams(trx);
    await addBaseOrderTypes(trx);
    await openFirstWarehouse(trx);
    await trx
      .insertInto('sysConfig')
      .values({ key: fingerprintKey, value: fingerprint })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint }))
      .execute();
  });
}

async function loadDictionaries(trx: Trx): Promise<void> {
  await trx
    .insertInto('sysDict')
    .values(dictionaries.map(([dictCode, { name }]) => ({ dictCode, dictName: json(toTextByLanguage(name)), builtIn: 'Y' as const })))
    .onConflict((conflict) => conflict.column('dictCode').doUpdateSet((eb) => ({ dictName: eb.ref('excluded.dictName'), builtIn: 'Y' })))
    .execute();
  const items = dictionaries.flatMap(([dictCode, definition]) =>
    definition.items.map(([value, zhCn, en, es, ru, fr, pt, color], sortNo) => ({
      dictCode,
      value,
      text: json(toTextByLanguage([zhCn, en, es, ru, fr, pt])),
      color: color ?? null,
      sortNo,
      builtIn: 'Y' as const,
    })),
  );
  await trx
    .insertInto('sysDictItem')
    .values(items)
    .onConflict((conflict) =>
      conflict
        .columns(['dictCode', 'value'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text'), color: eb.ref('excluded.color'), sortNo: eb.ref('excluded.sortNo'), builtIn: 'Y' }))
        .where('sysDictItem.updateBy', 'is', null),
    )
    .execute();
  await showEnumerations(trx);
}

/** Exactly the codes of the contract are offered; what was added before that rule stays with its text, for records that hold it. */
async function showEnumerations(trx: Trx): Promise<void> {
  const codes = enumerations.flatMap((dictCode) => baseItems(dictCode).map(([value]) => `${dictCode} ${value}`));
  await sql`update sys_dict_item set status = case when dict_code || ' ' || value = any(${codes}) then 1 else 0 end
    where dict_code = any(${[...enumerations]}) and status <> case when dict_code || ' ' || value = any(${codes}) then 1 else 0 end`.execute(trx);
}

async function loadRoles(trx: Trx): Promise<void> {
  await trx
    .insertInto('sysRole')
    .values(
      Object.values(roles).map(({ roleCode, dataScope }) => ({
        roleCode,
        dataScope,
        roleName: message('en', `role.${roleCode}`),
        description: null,
        builtIn: 'Y' as const,
      })),
    )
    .onConflict((conflict) => conflict.column('roleCode').doUpdateSet({ builtIn: 'Y' }))
    .execute();
  const kept = await trx.selectFrom('sysConfig').select('value').where('key', '=', grantsKey).executeTakeFirst();
  const known = new Set<string>(kept?.value ? (JSON.parse(kept.value) as string[]) : []);
  const names = grants.map(({ roleCode, permission }) => `${roleCode} ${permission}`);
  const fresh = grants.filter((_, at) => !known.has(names[at]!));
  if (fresh.length > 0)
    await trx
      .insertInto('sysRolePermission')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await grantLineRights(trx, known);
  // What nothing asks for any more is no right.
  await trx
    .deleteFrom('sysRolePermission')
    .where('permission', 'not in', [...new Set(grants.map(({ permission }) => permission))])
    .execute();
  const value = JSON.stringify(names);
  await trx
    .insertInto('sysConfig')
    .values({ key: grantsKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Rights over lines that no version had before come to every role that may edit the document, also to those that administrators made. */
async function grantLineRights(trx: Trx, known: ReadonlySet<string>): Promise<void> {
  const had = new Set([...known].map((name) => name.slice(name.indexOf(' ') + 1)));
  const fresh = [...new Set(grants.map(({ permission }) => permission))].flatMap((permission) => {
    const base = baseOf(permission);
    return base === undefined || had.has(permission) ? [] : [{ permission, base }];
  });
  for (const { permission, base } of fresh)
    await trx
      .insertInto('sysRolePermission')
      .columns(['roleCode', 'permission'])
      .expression((eb) =>
        eb
          .selectFrom('sysRolePermission')
          .select(['roleCode', eb.val(permission).as('permission')])
          .where('permission', '=', base),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Tables that pickers and field checks may read. The lists of the last version are replaced. */
async function loadSources(trx: Trx): Promise<void> {
  await trx.deleteFrom('sysTableDict').execute();
  await trx.insertInto('sysTableDict').values(tableDictionaries).execute();
  await trx.deleteFrom('sysUniqueField').execute();
  await trx.insertInto('sysUniqueField').values(uniqueFields).execute();
  await loadCheckRules(trx);
}

/** The patterns of rules that came with the system are those of this version; their messages and all other rules are the installation's. */
async function loadCheckRules(trx: Trx): Promise<void> {
  const codes = checkRules.map(({ ruleCode }) => ruleCode);
  await trx.deleteFrom('sysCheckRule').where('builtIn', '=', 'Y').where('ruleCode', 'not in', codes).execute();
  await trx
    .insertInto('sysCheckRule')
    .values(checkRules.map((rule) => ({ id: newId(), ...rule, message: json(toTextByLanguage(rule.message)), builtIn: 'Y' })))
    .onConflict((conflict) => conflict.column('ruleCode').doUpdateSet((rule) => ({ pattern: rule.ref('excluded.pattern'), builtIn: 'Y' })))
    .execute();
}
