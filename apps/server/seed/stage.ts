import type { Services } from '../src/shared/services.ts';
import type { CurrentUser } from '../src/shared/session/currentUser.ts';

/** What a replay needs of the world: services whose clock it sets, and users to act as. */
export type Stage = {
  services: Services;
  setClock: (at: Date) => void;
  actAs: (username: string) => Promise<CurrentUser>;
};
