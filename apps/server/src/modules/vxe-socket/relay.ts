import type { Connection } from '../../shared/database/connection/connect.ts';
import { type Connections, type Page, sendTo } from './connections.ts';
import type { ToldMessage } from './socketMessage.ts';
import { isShared, mayTell } from './subscriptions.ts';

const channel = 'live_rows';
/** Bytes of a message that is passed on: a NOTIFY carries less than 8,000. A larger change is seen with the next load. */
const maxRelayed = 7_000;

interface Relayed {
  userId: string;
  /** Undefined: for the pages of this user only. */
  key?: string;
  text: string;
}

/**
 * Passes on what pages tell each other, through the database, so that pages of other server processes hear it as well.
 * Row changes of a document reach those who listen to its key; everything else only the other pages of the same user.
 */
export async function createRelay(connection: Connection, connections: Connections) {
  await connection.listen(channel, (payload) => {
    // Empty: messages were missed. A page that needs to be sure loads anew when it reconnects.
    if (payload === '') return;
    const { userId, key, text } = JSON.parse(payload) as Relayed;
    const pages = key === undefined ? connections.pagesOf(userId) : connections.listening(key);
    for (const page of pages) sendTo(page, text);
  });
  return {
    /** False when the page may not say this. */
    async pass({ user, keys }: Page, message: ToldMessage): Promise<boolean> {
      const key = message.type === 'update_vxe_table' && isShared(message.data.socketKey) ? message.data.socketKey : undefined;
      if (key !== undefined && (!keys.has(key) || !mayTell(user, key))) return false;
      const payload = JSON.stringify({ userId: user.id, ...(key !== undefined && { key }), text: JSON.stringify(message) } satisfies Relayed);
      if (Buffer.byteLength(payload) > maxRelayed) return false;
      await connection.notify(channel, payload);
      return true;
    },
  };
}
