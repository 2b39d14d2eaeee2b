export { type Grants, rolePermissions, roles } from './matrix.ts';
export type { MenuPage } from './menu.ts';
