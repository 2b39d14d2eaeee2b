import type { CurrentUser } from '../../shared/session/currentUser.ts';

/** Used part of a socket. */
export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** One open page of a signed-in user. */
export interface Page {
  readonly wire: Wire;
  readonly token: string;
  user: CurrentUser;
  /** Subscriptions, as far as they are allowed. */
  keys: ReadonlySet<string>;
}

/** Windows of one user with one server process. */
const maxPagesPerUser = 30;
/** Bytes; a page that does not take what it is sent is given up, and comes back when it can. */
const maxBuffered = 1024 * 1024;

/** The pages that are connected to this process. */
export function createConnections() {
  const byUser = new Map<string, Set<Page>>();
  return {
    /** False when the user has too many already. */
    add(page: Page): boolean {
      const pages = byUser.get(page.user.id) ?? new Set();
      if (pages.size >= maxPagesPerUser) return false;
      byUser.set(page.user.id, pages.add(page));
      return true;
    },
    remove(page: Page): void {
      const pages = byUser.get(page.user.id);
      pages?.delete(page);
      if (pages?.size === 0) byUser.delete(page.user.id);
    },
    pagesOf: (userId: string): readonly Page[] => [...(byUser.get(userId) ?? [])],
    userIds: (): readonly string[] => [...byUser.keys()],
    all: (): readonly Page[] => [...byUser.values()].flatMap((pages) => [...pages]),
    listening: (key: string): readonly Page[] => [...byUser.values()].flatMap((pages) => [...pages].filter(({ keys }) => keys.has(key))),
  };
}

export type Connections = ReturnType<typeof createConnections>;

export function sendTo({ wire }: Page, text: string): void {
  if (wire.bufferedAmount > maxBuffered) wire.terminate();
  else wire.send(text);
}
