export { type ButtonAuthMode, canUse, type PermissionEntry, type PermissionLists } from './model/canUse.ts';
export { tablePermissions } from './model/tablePermissions.ts';
export { Permission, type PermissionProps } from './Permission.tsx';
export { usePermission } from './usePermission.ts';
