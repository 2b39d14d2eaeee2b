/** Rules for giving rights to a role. */
import { message, type Language } from '../../shared/messages/messages.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { Scope } from '../../shared/session/currentUser.ts';
import { baseOf, beyondOwn, grantablePermissions, ofAdministrators, permissionTitle, rolePermissions } from '../permission/service.ts';
import { isDealerRole, workingAdministrators } from '../user/service.ts';

type PermissionNode = Operations['rolesPermissionTree']['reply']['result'][number];

/** Rights that the system administrator lacks: to submit, decide and unmask. */
const decisions = /:(?:submit|audit|finalAudit|unmask)$/;
const dealerScopes: ReadonlySet<Scope> = new Set(['SELF', 'ORG', 'ORG_SUB']);

/** Rights that dealers may have: those of the built-in roles of dealers. */
const ofDealers = ({ modules }: Pick<Services, 'modules'>): ReadonlySet<string> =>
  new Set(
    rolePermissions(modules)
      .filter(({ roleCode }) => isDealerRole(roleCode))
      .map(({ permission }) => permission),
  );

interface Rights {
  permissions: readonly string[];
  dataScope: Scope;
}

/** With the right to edit a document come those over its lines; who takes some of them away says so by naming the others. */
export function withLineRights({ modules }: Pick<Services, 'modules'>, permissions: readonly string[], before: readonly string[]): string[] {
  const fresh = grantablePermissions(modules).filter((permission) => {
    const base = baseOf(permission);
    return base !== undefined && permissions.includes(base) && !before.includes(base) && !permissions.some((one) => baseOf(one) === base);
  });
  return [...new Set([...permissions, ...fresh])];
}

/** The last active system administrator keeps all rights: no other user could restore them. */
async function losesLastRight({ db }: TrxContext, { permissions, before }: { permissions: readonly string[]; before: Rights }): Promise<boolean> {
  if (before.permissions.every((permission) => permissions.includes(permission))) return false;
  return (await workingAdministrators(db)).length < 2;
}

/**
 * Findings for the rights of a role.
 * @param input.before what it has now; only what is new has to be the giver's own. Null for a new role.
 */
export async function findingsOf(
  context: TrxContext,
  { roleCode, permissions, dataScope, before }: Rights & { roleCode: string; before: Rights | null },
): Promise<InvalidField[]> {
  const { services, user } = context;
  const errors: InvalidField[] = [];
  const known = new Set(grantablePermissions(services.modules));
  const granted = new Set<string>(permissions);
  const dealers = ofDealers(services);
  const right = (code: string, params?: InvalidField['params']): void => void errors.push({ field: 'permissions', code, ...(params && { params }) });
  if (permissions.some((permission) => !known.has(permission))) right('E-014');
  if (isDealerRole(roleCode) && !dealerScopes.has(dataScope)) errors.push({ field: 'dataScope', code: 'role.dealerScope' });
  if (isDealerRole(roleCode) && permissions.some((permission) => known.has(permission) && !dealers.has(permission))) right('role.dealerRights');
  const alone = permissions.find((permission) => known.has(permission) && !granted.has(baseOf(permission) ?? permission));
  if (alone) right('E-574', { code: permissionTitle(user.language, alone), base: permissionTitle(user.language, baseOf(alone)!) });
  if (roleCode === 'SYS_ADMIN' && (dataScope !== 'ALL' || ofAdministrators.some((permission) => !granted.has(permission)))) right('role.administratorRights');
  if (roleCode === 'SYS_ADMIN' && permissions.some((permission) => decisions.test(permission))) right('role.administratorDecides');
  if (roleCode === 'SYS_ADMIN' && before && errors.length === 0 && (await losesLastRight(context, { permissions, before })))
    right('role.lastAdministratorRights');
  if (errors.length > 0) return errors;
  const fresh = permissions.filter((permission) => !before?.permissions.includes(permission));
  const beyond = await beyondOwn(context, { permissions: fresh, ...(dataScope !== before?.dataScope && { dataScope }) });
  return beyond ? [{ field: 'permissions', ...beyond }] : [];
}

/** The tree of permissions in the language of the reader: modules with their actions, and their lists with what can be done with lines. */
export function permissionTree({ modules }: Pick<Services, 'modules'>, language: Language): PermissionNode[] {
  const byModule = Map.groupBy(grantablePermissions(modules), (permission) => permission.split(':', 1)[0]!);
  const leaf = (permission: string): PermissionNode => ({
    key: permission,
    title: message(language, `action.${permission.split(':').at(-1)!}`),
    children: null,
  });
  return [...byModule].map(([module, permissions]) => {
    const lists = Map.groupBy(
      permissions.filter((permission) => baseOf(permission) !== undefined),
      (permission) => permission.split(':', 2)[1]!,
    );
    return {
      key: module,
      title: message(language, `module.${module}`),
      children: [
        ...permissions.filter((permission) => baseOf(permission) === undefined).map(leaf),
        ...[...lists].map(([list, ofLines]) => ({
          key: `${module}:${list}`,
          title: message(language, `lines.${module}.${list}`),
          children: ofLines.map(leaf),
        })),
      ],
    };
  });
}
