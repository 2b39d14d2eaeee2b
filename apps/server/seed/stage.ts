import type { Trx } from '../src/shared/database/database.ts';
import type { Services } from '../src/shared/services.ts';
import type { CurrentUser } from '../src/shared/session/currentUser.ts';
import { loadUser } from '../src/shared/session/loadUser.ts';

/** What a replay needs of the world: services whose clock it sets, and users to act as. */
export type Stage = {
  services: Services;
  setClock: (at: Date) => void;
  actAs: (username: string) => Promise<CurrentUser>;
};

/** The world inside a transaction. @param today where the clock stands at first, `YYYY-MM-DD` */
export function createStage(trx: Trx, services: Services, today: string): Stage {
  let clock = new Date(`${today}T00:00:00Z`);
  return { services: { ...services, db: trx, now: () => clock }, setClock: (at) => (clock = at), actAs: createActors(trx, services) };
}

/** Users as they act in the demo, each read once. */
function createActors(trx: Trx, { parameters }: Services) {
  const actors = new Map<string, CurrentUser>();
  return async (username: string): Promise<CurrentUser> => {
    const known = actors.get(username);
    if (known) return known;
    const { id, currentOrgCode } = await trx.selectFrom('sysUser').select(['id', 'currentOrgCode']).where('username', '=', username).executeTakeFirstOrThrow();
    const user = await loadUser(trx, {
      userId: id,
      orgCode: currentOrgCode,
      sessionId: '',
      parameters,
    });
    if (!user) throw new Error(`${username} is frozen and cannot act.`);
    actors.set(username, user);
    return user;
  };
}
