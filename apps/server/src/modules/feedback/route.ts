/** Who answers which type of feedback. */
import type { Context } from '../../shared/context.ts';

/** Role by type, until an administrator decides otherwise. */
export const usualRoute = {
  portal_bug: 'SYS_ADMIN',
  suggestion: 'MFR_SALES',
  service_complaint: 'MFR_SVC_MGR',
  parts_supply: 'MFR_PARTS',
  finance: 'MFR_FINANCE',
  other: 'MFR_SALES',
} as const;

function read(value: string): Record<string, unknown> | undefined {
  try {
    const route: unknown = JSON.parse(value);
    return typeof route === 'object' && route !== null && !Array.isArray(route) ? (route as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** An object with a role for each type that every installation has. */
export function isRoute(value: string): boolean {
  const route = read(value);
  return (
    route !== undefined &&
    Object.keys(usualRoute).every((type) => type in route) &&
    Object.values(route).every((role) => typeof role === 'string' && role !== '')
  );
}

/** Names every type of feedback, and only roles of the maker that there are. */
export async function answersAll({ db, services }: Context, value: string): Promise<boolean> {
  const route = read(value) ?? {};
  const types = services.dictionaries.items('feedback_type')?.map((type) => type.value) ?? [];
  const roles = await db.selectFrom('sysRole').select('roleCode').execute();
  const known = new Set(roles.map(({ roleCode }) => roleCode).filter((role) => !role.startsWith('DLR_')));
  return types.every((type) => type in route) && Object.entries(route).every(([type, role]) => types.includes(type) && known.has(String(role)));
}
