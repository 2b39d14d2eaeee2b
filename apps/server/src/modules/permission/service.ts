export { ofAdministrators } from './checkEntry.ts';
export { actionTitle, permissionTitle, type MenuPage } from './entries.ts';
export { baseOf, type Grants, grantablePermissions, isDefault, mustDeclareRights, type Role, rolePermissions, roles } from './matrix.ts';
export {
  beyond,
  beyondOwn,
  beyondRoles,
  isDealerAdministrator,
  isStronger,
  isSystemAdministrator,
  mustHold,
  mustNotBeStronger,
  strongerAmong,
  strongerRoles,
  type Verb,
} from './mustHold.ts';
