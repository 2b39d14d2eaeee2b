import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { sendImportable } from '../../shared/import/sendImportable.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { addDepart, deepestFirst, deleteDepart, editDepart, findDepart, moveDepart } from './administration.ts';
import { departFacts, departImport, departRows } from './departImport.ts';
import { departsBelow, departsNamed, departTree, searchDeparts } from './departTree.ts';
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
      more: departFacts,
      reply,
      ...(format && { format }),
    });
  },
  sysDepartsMove: ({ body, commit }) =>
    commit(async (within) => {
      await moveDepart(within, body);
      return null;
    }),
  sysDepartsQueryDepartTreeSync({ query: { pid, id, orgCode }, context }) {
    if (id !== undefined) return departsNamed(context, 'id', id.split(','));
    if (orgCode !== undefined) return departsNamed(context, 'org_code', orgCode.split(','));
    return departsBelow(context, pid);
  },
  sysDepartsQueryTreeList: ({ context }) => departTree(context),
  async sysDepartsSearchBy({ query, context }) {
    const found = await searchDeparts(context, query.keyWord);
    if (found.length === 0) throw refuse('depart.nothingFound');
    return found;
  },
});
