import type { Handlers } from '../../shared/contract/handlers.ts';
import { searchAll } from './searchAll.ts';

export const searchRoutes = (): Handlers<'search'> => ({
  searchFind: ({ context, query }) => searchAll(context, query.keyword),
});
