import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { readCondition } from '../dictionary/service.ts';
import { addCategory, deleteCategories, deleteCategory, editCategory, findRecord, moveCategory } from './administration.ts';
import { childrenOf, findCategory, treeBelow } from './categoryTree.ts';

const isRoot = (value: string | undefined): boolean => value === '' || value === '0';

export const categoryRoutes = (services: Services): Handlers<'categories'> => {
  const { db } = services;
  /** Id of the category with a code, null for the roots. */
  const idOf = async (code: string | undefined, language: Language): Promise<string | null> => {
    if (code === undefined || isRoot(code)) return null;
    const found = await findCategory(db, 'code', code, language);
    if (!found) throw refuse('E-012');
    return found.id;
  };
  return {
    categoriesQueryById: ({ query }) => findRecord(db, query.id),
    categoriesAdd: ({ body, user, commit }) => commit((within) => addCategory(within, user, body)),
    categoriesEdit: ({ body, user, commit }) =>
      commit(async (within) => {
        await editCategory(within, user, body);
        return null;
      }),
    categoriesMove: ({ body, user, commit }) =>
      commit(async (within) => {
        await moveCategory(within, user, body.id, body.pid);
        return null;
      }),
    categoriesRemove: ({ query, commit }) =>
      commit(async (within) => {
        await deleteCategory(within, query.id);
        return null;
      }),
    categoriesRemoveBatch: ({ query, language, commit }) => commit((within) => deleteCategories(within, query.ids.split(','), language)),
    async categoriesLoadTreeRoot({ query, language }) {
      const pid = await idOf(query.pcode, language);
      return query.async === false ? treeBelow(db, pid, language) : childrenOf(db, pid, language);
    },
    categoriesLoadTreeChildren: ({ query, language }) => childrenOf(db, isRoot(query.pid) ? null : query.pid, language),
    async categoriesLoadOne({ query, language }) {
      const found = await findCategory(db, query.field, query.val, language);
      if (!found) throw refuse('query.nothingFound');
      const { id, pid, name, code, hasChild } = found;
      return { id, pid: pid ?? '0', name, code, hasChild: hasChild ? '1' : '0' };
    },
    async categoriesLoadTreeData({ query, language }) {
      const { name, code, ...others } = readCondition(query.condition);
      const unknown = Object.keys(others)[0];
      if (unknown !== undefined) throw badRequest('query.unknownField', { field: unknown.slice(0, 64) });
      if (query.pid === undefined && query.pcode === undefined) throw refuse('category.treeParameters');
      const pid = query.pid === undefined ? await idOf(query.pcode, language) : isRoot(query.pid) ? null : query.pid;
      return childrenOf(db, pid, language, { ...(name !== undefined && { name }), ...(code !== undefined && { code }) });
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
