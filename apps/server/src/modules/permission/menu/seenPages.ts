import type { Context } from '../../../shared/context.ts';
import { readMenu } from './effectiveMenu.ts';
import { builtInEntries, type Entry } from './entries.ts';
import { flatMenu, menuOf } from './menu.ts';

/** The entries of the modules, which are the same for all calls. */
const built = new WeakMap<Context['services']['modules'], readonly Entry[]>();

/** Pages of the user's menu, hidden ones too, with their titles in the user's language. */
export async function seenPages({ db, services, user }: Context): Promise<ReadonlyMap<string, string>> {
  const builtIn = built.get(services.modules) ?? builtInEntries(services.modules);
  built.set(services.modules, builtIn);
  const entries = await readMenu(db, builtIn);
  return new Map(flatMenu(menuOf(entries, user)).map(({ path, meta }) => [path, meta.title]));
}
