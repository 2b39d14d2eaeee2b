import type { Connection } from '../../shared/database/connection/connect.ts';
import { countUnread } from '../message/service.ts';
import { createIdBatch } from '../../shared/database/idBatch.ts';
import { type Connections, type Page, sendTo } from './connections.ts';
import { commandText, unreadKey } from './socketMessage.ts';

/** So that a step that writes ten messages is told once, in milliseconds. */
const collectMs = 200;

/** Tells the pages of a user how many unread messages they have, whenever that changes. */
export async function tellUnread(connection: Connection, connections: Connections, onError: (error: unknown) => void): Promise<() => void> {
  const tellUsers = async (userIds: readonly string[]): Promise<void> => {
    for (const userId of userIds) {
      const pages = connections.pagesOf(userId);
      if (pages.length === 0) continue;
      const text = commandText(unreadKey, await countUnread(connection.db, userId));
      for (const page of pages) sendTo(page, text);
    }
  };
  const batch = createIdBatch(collectMs, (ids) => void tellUsers(ids ?? connections.userIds()).catch(onError));
  await connection.listen('inbox_changed', (payload) => {
    const { users } = payload === '' ? { users: null } : (JSON.parse(payload) as { users: string[] | null });
    if (!users) return batch.addMany();
    const here = users.filter((id) => connections.pagesOf(id).length > 0);
    if (here.length > 0) batch.add(here);
  });
  return () => batch.stop();
}

/** The number as it is now, for a page that has just connected. */
export async function sendUnread(connection: Connection, page: Page): Promise<void> {
  sendTo(page, commandText(unreadKey, await countUnread(connection.db, page.user.id)));
}
