import { sql } from 'kysely';
import { inLanguages, type Searched } from '../../shared/list/searched.ts';

export const searchedCategories: Searched = {
  list: ({ user }) => ({
    table: 'sysCategory',
    columns: { code: { ref: 'sysCategory.code', type: 'text' } },
    select: sql`sys_category.id, sys_category.name ->> ${user.language}::text as name, code`,
    defaultSort: { column: 'code', order: 'asc' },
    softDeleted: false,
    scope: () => undefined,
    toReply: (row: object) => row,
  }),
  permission: 'dictionary:query',
  page: '/isystem/category',
  filter: null,
  noun: 'category',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('sysCategory.name') },
  path: '/isystem/category/detail/{id}',
};
