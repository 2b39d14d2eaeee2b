import { sql } from 'kysely';
import { inLanguages, type Searched } from '../../shared/list/searched.ts';
import { departCondition } from '../../shared/scope/sourceScope.ts';

/** Departments that the user sees in the tree. */
export const searchedDeparts: Searched = {
  list: ({ user }) => ({
    table: 'sysDepart',
    columns: { orgCode: { ref: 'sysDepart.orgCode', type: 'text' }, dealerCode: { ref: 'sysDepart.dealerCode', type: 'text' } },
    select: sql`sys_depart.id, depart_name ->> ${user.language}::text as depart_name, org_code, dealer_code`,
    defaultSort: { column: 'orgCode', order: 'asc' },
    softDeleted: false,
    scope: (reader) => departCondition(reader, 'sysDepart'),
    toReply: (row: object) => row,
  }),
  permission: 'depart:query',
  page: '/isystem/depart',
  filter: null,
  noun: 'department',
  title: 'departName',
  about: ['dealerCode', 'orgCode'],
  fields: { orgCode: 'code', dealerCode: 'code', departName: inLanguages('sysDepart.departName') },
  path: '/isystem/depart/detail/{id}',
};
