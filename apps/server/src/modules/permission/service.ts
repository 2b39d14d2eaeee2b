export { ofAdministrators } from './menu/checkEntry.ts';
export { actionTitle, permissionTitle, type MenuPage } from './menu/entries.ts';
export { seenPages } from './menu/seenPages.ts';
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
