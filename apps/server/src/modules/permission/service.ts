export { rolePermissions, roles } from './matrix.ts';
