import { roles } from '../permission/service.ts';

/** Codes of the roles that came with the system. */
export const builtInRoles: readonly string[] = Object.values(roles).map(({ roleCode }) => roleCode);
