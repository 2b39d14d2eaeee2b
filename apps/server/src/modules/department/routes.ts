import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { sendImportable } from '../../shared/import/sendImportable.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { addDepart, deepestFirst, deleteDepart, editDepart, findDepart, moveDepart } from './administration.ts';
import { departImport, departRows } from './departImport.ts';
import { departsBelow, departTree, searchDeparts } from './departTree.ts';
import { departsOf } from './service.ts';

export const departmentRoutes = (services: Services): Pick<Handlers<'sessions'>, 'sessionsDeparts'> & Handlers<'sysDeparts'> => ({
  async sessionsDeparts({ user, language }) {
    const departs = await departsOf(services.db, user.id);
    return { list: departs.map(({ id, orgCode, departName }) => ({ id, orgCode, departName: departName[language] })), orgCode: user.orgCode };
  },
  ...administrationRoutes('sysDeparts', {
    find: findDepart,
    add: addDepart,
    edit: editDepart,
    remove: deleteDepart,
    code: 'sysDepart.orgCode',
    order: deepestFirst,
  }),
  ...importRoutes('sysDeparts', departImport),
  async sysDepartsExportXls({ query: { keyWord, format }, context, reply }) {
    return sendImportable(context, departImport, {
      rows: await departRows(context, keyWord),
      more: [
        { name: 'address', kind: 'text' },
        { name: 'managers', kind: 'text' },
        { name: 'path', kind: 'text' },
      ],
      reply,
      ...(format && { format }),
    });
  },
  sysDepartsMove: ({ body, commit }) =>
    commit(async (within) => {
      await moveDepart(within, body);
      return null;
    }),
  sysDepartsQueryDepartTreeSync: ({ query, context }) => departsBelow(context, query.pid),
  sysDepartsQueryTreeList: ({ context }) => departTree(context),
  async sysDepartsSearchBy({ query, context }) {
    const found = await searchDeparts(context, query.keyWord);
    if (found.length === 0) throw refuse('depart.nothingFound');
    return found;
  },
});
