import type { Handlers } from '../../shared/contract/handlers.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { addDepart, deleteDepart, deleteDeparts, editDepart, findDepart, moveDepart } from './administration.ts';
import { departsBelow, departTree, searchDeparts } from './departTree.ts';
import { departsOf } from './service.ts';

export const departmentRoutes = (services: Services): Pick<Handlers<'sessions'>, 'sessionsDeparts'> & Handlers<'sysDeparts'> => ({
  async sessionsDeparts({ user, language }) {
    const departs = await departsOf(services.db, user.id);
    return { list: departs.map(({ id, orgCode, departName }) => ({ id, orgCode, departName: departName[language] })), orgCode: user.orgCode };
  },
  sysDepartsQueryById: ({ query, user, language }) => findDepart(services, user, query.id, language),
  sysDepartsAdd: ({ body, user, commit }) => commit((within) => addDepart(within, user, body)),
  sysDepartsEdit: ({ body, user, commit }) =>
    commit(async (within) => {
      await editDepart(within, user, body);
      return null;
    }),
  sysDepartsMove: ({ body, user, commit }) =>
    commit(async (within) => {
      await moveDepart(within, user, body.id, body.pid);
      return null;
    }),
  sysDepartsRemove: ({ query, commit }) =>
    commit(async (within) => {
      await deleteDepart(within, query.id);
      return null;
    }),
  sysDepartsRemoveBatch: ({ query, language, commit }) => commit((within) => deleteDeparts(within, query.ids.split(','), language)),
  sysDepartsQueryDepartTreeSync: ({ query, user, language }) => departsBelow(services.db, user, query.pid, language),
  sysDepartsQueryTreeList: ({ user, language }) => departTree(services.db, user, language),
  async sysDepartsSearchBy({ query, user, language }) {
    const found = await searchDeparts(services.db, user, query.keyWord, language);
    if (found.length === 0) throw refuse('depart.nothingFound');
    return found;
  },
});
