import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { sendImportable } from '../../shared/import/sendImportable.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { readCondition } from '../dictionary/service.ts';
import { addCategory, deepestFirst, deleteCategory, editCategory, findRecord, moveCategory } from './administration.ts';
import { categoryImport, categoryRows } from './categoryImport.ts';
import { childrenOf, findCategory, treeBelow } from './categoryTree.ts';

const isRoot = (value: string | undefined): boolean => value === '' || value === '0';

export const categoryRoutes = ({ db }: Services): Handlers<'categories'> => {
  /** Id of the category with a code, null for the roots. */
  const idOf = async (context: Context, code: string | undefined): Promise<string | null> => {
    if (code === undefined || isRoot(code)) return null;
    const found = await findCategory(context, { field: 'code', value: code });
    if (!found) throw refuse('E-012');
    return found.id;
  };
  return {
    ...administrationRoutes('categories', {
      find: findRecord,
      add: addCategory,
      edit: editCategory,
      remove: deleteCategory,
      code: 'sysCategory.code',
      order: deepestFirst,
    }),
    ...importRoutes('categories', categoryImport),
    async categoriesExportXls({ query: { keyWord, format }, context, reply }) {
      return sendImportable(context, categoryImport, {
        rows: await categoryRows(context, keyWord),
        more: [{ name: 'path', kind: 'text' }],
        reply,
        ...(format && { format }),
      });
    },
    categoriesMove: ({ body, commit }) =>
      commit(async (within) => {
        await moveCategory(within, body);
        return null;
      }),
    async categoriesLoadTreeRoot({ query, context }) {
      const pid = await idOf(context, query.pcode);
      return query.async === false ? treeBelow(context, pid) : childrenOf(context, { pid });
    },
    categoriesLoadTreeChildren: ({ query, context }) => childrenOf(context, { pid: isRoot(query.pid) ? null : query.pid }),
    async categoriesLoadOne({ query, context }) {
      const found = await findCategory(context, { field: query.field, value: query.val });
      if (!found) throw refuse('query.nothingFound');
      const { id, pid, name, code, hasChild } = found;
      return { id, pid: pid ?? '0', name, code, hasChild: hasChild ? '1' : '0' };
    },
    async categoriesLoadTreeData({ query, context }) {
      const { name, code, ...others } = readCondition(query.condition);
      const unknown = Object.keys(others)[0];
      if (unknown !== undefined) throw badRequest('query.unknownField', { field: unknown.slice(0, 64) });
      if (query.pid === undefined && query.pcode === undefined) throw refuse('category.treeParameters');
      const pid = query.pid === undefined ? await idOf(context, query.pcode) : isRoot(query.pid) ? null : query.pid;
      return childrenOf(context, { pid, ...(name !== undefined && { name }), ...(code !== undefined && { code }) });
    },
    async categoriesLoadDictItem({ params, language }) {
      const ids = params.ids.split(',');
      const { rows } = await sql<{ id: string; name: string }>`select id, name ->> ${language}::text as name from sys_category where id = any(${ids})`.execute(
        db,
      );
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ids.map((id) => names.get(id) ?? id);
    },
  };
};
