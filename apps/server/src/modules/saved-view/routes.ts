import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';
import { listViews, shareableRoles } from './savedViewQueries.ts';
import { removeView, saveView, setDefaultView } from './service.ts';
import './tables.ts';

export const savedViewRoutes = ({ db }: Services): Handlers<'savedViews'> => ({
  savedViewsList: ({ query, user }) => listViews(db, user, query.kind, query.list),
  savedViewsSave: ({ body, user, commit }) => commit((within) => saveView(within.db, user, body)),
  savedViewsSetDefault: ({ body, user, commit }) =>
    commit(async (within) => {
      await setDefaultView(within.db, user, body.kind, body.list, body.id ?? null);
      return true;
    }),
  savedViewsRemove: ({ query, user, commit }) =>
    commit(async (within) => {
      await removeView(within.db, user, query.id);
      return true;
    }),
  savedViewsRoles: ({ user }) => shareableRoles(db, user),
});
