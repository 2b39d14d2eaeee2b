import { sql } from 'kysely';
import type { DepartNode } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { isStronger, strongerRoles } from '../permission/service.ts';
import '../user/tables.ts';

type Judged = Pick<DepartNode, 'orgCode' | 'orgCategory'> & { pid: string | null };

/** Departments with users who are stronger than the caller. */
async function strongerPlaces(context: Context): Promise<string[]> {
  const { rows } = await sql<{ orgCode: string }>`select distinct place.org_code from sys_user_depart place join sys_user on sys_user.id = place.user_id
    where sys_user.del_flag = 0 and ${isStronger(context.user, await strongerRoles(context))}`.execute(context.db);
  return rows.map(({ orgCode }) => orgCode);
}

/** Whether it is kept here: the maker's, but for its root. Dealers are opened and closed by the sales network. */
export const isKeptHere = ({ orgCode, orgCategory, pid }: Judged): boolean => orgCategory === 2 && pid !== null && !orgCode.startsWith('B');

/** Actions that the caller may take on departments: one with stronger users cannot be suspended or moved. */
export async function departActions(context: Context): Promise<(depart: Judged) => DepartNode['allowedActions']> {
  const { permissions } = context.user;
  const mayEdit = permissions.has('depart:edit');
  const stronger = mayEdit ? await strongerPlaces(context) : [];
  return (depart) => {
    const isReachable = !stronger.some((code) => code.startsWith(depart.orgCode));
    const rules = {
      add: permissions.has('depart:add') && depart.orgCategory <= 2 && depart.orgCode.startsWith('A'),
      edit: mayEdit,
      suspend: mayEdit && isReachable,
      move: mayEdit && isReachable && isKeptHere(depart),
      delete: permissions.has('depart:delete') && isKeptHere(depart),
    } as const;
    return (Object.keys(rules) as (keyof typeof rules)[]).filter((action) => rules[action]);
  };
}
