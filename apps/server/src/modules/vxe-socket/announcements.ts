import type { Connection } from '../../shared/database/connection/connect.ts';
import { createIdBatch } from '../../shared/database/idBatch.ts';
import { concernedBy } from '../announcement/service.ts';
import { type Connections, sendTo } from './connections.ts';
import { announcementKey, commandText } from './socketMessage.ts';

/** So that several at once are told once, in milliseconds. */
const collectMs = 200;

/** Tells the pages of those for whom an announcement is that it has begun, changed or ended. */
export async function tellAnnouncements(connection: Connection, connections: Connections, onError: (error: unknown) => void): Promise<() => void> {
  const tell = async (ids: readonly string[] | undefined): Promise<void> => {
    const here = connections.userIds();
    // After lost notifications all users are concerned.
    const concerned = ids ? await concernedBy(connection.db, ids, here) : here;
    for (const userId of concerned) for (const page of connections.pagesOf(userId)) sendTo(page, commandText(announcementKey));
  };
  const batch = createIdBatch(collectMs, (ids) => void tell(ids).catch(onError));
  await connection.listen('rows_written', (payload) => {
    if (payload === '') return batch.addMany();
    const { table, ids } = JSON.parse(payload) as { table: string; ids: string[] | null };
    if (table !== 'announcement') return;
    if (ids) batch.add(ids);
    else batch.addMany();
  });
  return () => batch.stop();
}
