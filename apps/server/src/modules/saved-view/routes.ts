import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';
import { listViews, shareableRoles } from './savedViewQueries.ts';
import { removeView, saveView, setDefaultView } from './service.ts';
import './tables.ts';

export const savedViewRoutes = ({ db }: Services): Handlers<'savedViews'> => ({
  savedViewsList: ({ query, user }) => listViews(db, user, query.kind, query.list),
  savedViewsSave: ({ body, user }) => saveView(db, user, body),
  async savedViewsSetDefault({ body, user }) {
    await setDefaultView(db, user, body.kind, body.list, body.id ?? null);
    return true;
  },
  async savedViewsRemove({ query, user }) {
    await removeView(db, user, query.id);
    return true;
  },
  savedViewsRoles: ({ user }) => shareableRoles(db, user),
});
