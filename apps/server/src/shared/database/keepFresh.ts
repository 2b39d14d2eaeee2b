import type { Connection } from './connection/connect.ts';

const retryMs = 1000;

/**
 * Loads what a process keeps of the database, now and whenever somebody announces a change on the channel.
 * One load runs at a time, so that an older one never overwrites what a newer one has read.
 * @returns loads again; what was committed before the call is there when it ends
 */
export async function keepFresh(connection: Pick<Connection, 'listen'>, channel: string, load: () => Promise<void>): Promise<() => Promise<void>> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const reload = (): Promise<void> => {
    // The one that runs may have read before: whoever asks now shares the one after it.
    next ??= Promise.resolve(running?.catch(() => undefined)).then(() => {
      running = next;
      next = undefined;
      return load();
    });
    return next;
  };
  const hear = (): void => void reload().catch(() => setTimeout(hear, retryMs).unref());
  await connection.listen(channel, hear);
  await reload();
  return reload;
}
