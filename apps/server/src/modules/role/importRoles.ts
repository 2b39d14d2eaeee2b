/** Roles from a workbook, with the rules of the form. */
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import { beyondRoles } from '../permission/service.ts';
import { addRole, editRole, permissionsOf } from './administration.ts';
import { findingsOf, withLineRights } from './checkRights.ts';

type RoleInput = Operations['rolesAdd']['data']['body'];

const storedRole = ({ db }: Pick<Context, 'db'>, roleCode: string) =>
  db.selectFrom('sysRole').select(['id', 'roleCode', 'roleName', 'builtIn', 'dataScope', 'version']).where('roleCode', '=', roleCode).executeTakeFirst();

/** Findings for one row; a built-in role keeps its name. */
async function check(context: Context, { roleCode, roleName, permissions, dataScope }: RoleInput): Promise<InvalidField[]> {
  const stored = await storedRole(context, roleCode);
  const held = stored ? await permissionsOf(context.db, roleCode) : [];
  const findings = await findingsOf(context as TrxContext, {
    roleCode,
    dataScope,
    permissions: withLineRights(context.services, permissions, held),
    before: stored ? { permissions: held, dataScope: stored.dataScope } : null,
  });
  const exceeding = stored && (await beyondRoles(context, 'beyond.role.edit', roleText(context.user.language, roleCode, stored.roleName), [roleCode]));
  if (exceeding) return [{ field: 'roleCode', ...exceeding }];
  const isRenamed = stored?.builtIn === 'Y' && ![stored.roleName, roleText(context.user.language, roleCode, stored.roleName)].includes(roleName.trim());
  return isRenamed ? [...findings, { field: 'roleName', code: 'role.builtInName' }] : findings;
}

async function store(context: TrxContext, input: RoleInput): Promise<void> {
  const stored = await storedRole(context, input.roleCode);
  const { roleCode: _roleCode, ...change } = input;
  await (stored ? editRole(context, { ...change, id: stored.id, version: stored.version }) : addRole(context, input));
}

export const roleImport: ImportDefinition<RoleInput> = {
  name: 'role',
  noun: 'role',
  form: 'rolesAdd',
  keyField: 'roleCode',
  keyOf: ({ roleCode }) => roleCode,
  fields: [
    { name: 'roleCode', kind: 'code', required: true },
    { name: 'roleName', kind: 'text', required: true },
    { name: 'description', kind: 'text' },
    { name: 'dataScope', kind: 'choice', dictionary: 'data_scope', required: true },
    { name: 'permissions', kind: 'list', required: true },
  ],
  // One after the other: each asks what its role has.
  async check(context, inputs) {
    const findings: InvalidField[][] = [];
    for (const input of inputs) findings.push(await check(context, input));
    return findings;
  },
  async store(context, inputs) {
    for (const input of inputs) await store(context, input);
  },
};
