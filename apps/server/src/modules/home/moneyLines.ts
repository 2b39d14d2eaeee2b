import type { HomeMoney } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { message } from '../../shared/messages/messages.ts';

/** Money of all modules, as far as the user may see it. */
export async function moneyLines(context: Context): Promise<HomeMoney[]> {
  const { user, services } = context;
  const lines = services.modules.flatMap(({ money = [] }) => money).filter(({ permission }) => user.permissions.has(permission));
  const read = lines.map(async ({ key, read: sums }): Promise<HomeMoney> => ({
    key,
    text: message(user.language, `money.${key}`),
    sums: (await sums(context)).filter(({ amount }) => amount !== 0),
  }));
  return (await Promise.all(read)).filter(({ sums }) => sums.length > 0);
}
