import type { Context } from '../../../shared/context.ts';
import { readMenu } from './effectiveMenu.ts';
import { builtInEntries } from './entries.ts';
import { flatMenu, menuOf } from './menu.ts';

/** Pages of the user's menu, hidden ones too, with their titles in the user's language. */
export async function seenPages({ db, services, user }: Context): Promise<ReadonlyMap<string, string>> {
  const entries = await readMenu(db, builtInEntries(services.modules));
  return new Map(flatMenu(menuOf(entries, user)).map(({ path, meta }) => [path, meta.title]));
}
