import type { HomeComing } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { message } from '../../shared/messages/messages.ts';

const most = 6;
/** Later than every day. */
const never = '9999';

/** Coming events of all modules by day, as far as the user may see them. */
export async function comingUp(context: Context): Promise<HomeComing[]> {
  const { user, services } = context;
  const sources = services.modules.flatMap(({ coming = [] }) => coming).filter(({ permission }) => user.permissions.has(permission));
  const read = sources.map(async ({ key, read: expected }): Promise<HomeComing> => {
    const { n, day, isLastDay = false, link, params } = await expected(context);
    return { key, text: message(user.language, `coming.${key}`, { ...params, n }), n, day, isLastDay, link };
  });
  const found = (await Promise.all(read)).filter(({ n }) => n > 0);
  return found.toSorted((a, b) => (a.day ?? never).localeCompare(b.day ?? never)).slice(0, most);
}
