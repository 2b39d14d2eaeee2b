import type { Handlers } from '../../shared/contract/handlers.ts';
import { listViews, shareableRoles } from './savedViewQueries.ts';
import { removeView, saveView, setDefaultView } from './savedViews.ts';
import './tables.ts';

export const savedViewRoutes = (): Handlers<'savedViews'> => ({
  savedViewsList: ({ query, context }) => listViews(context, query),
  savedViewsSave: ({ body, commit }) => commit((within) => saveView(within, body)),
  savedViewsSetDefault: ({ body, commit }) =>
    commit(async (within) => {
      await setDefaultView(within, { ...body, id: body.id ?? null });
      return true;
    }),
  savedViewsRemove: ({ query, commit }) =>
    commit(async (within) => {
      await removeView(within, query.id);
      return true;
    }),
  savedViewsRoles: ({ context }) => shareableRoles(context),
});
