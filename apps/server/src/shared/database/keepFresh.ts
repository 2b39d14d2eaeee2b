import type { Connection } from './connection/connect.ts';

const retryMs = 1000;

/**
 * Loads a cache from the database, now and after each change announced on the channel.
 * One load runs at a time, so that an older one never overwrites what a newer one has read.
 * @returns loads again; what was committed before the call is there when it ends
 */
export async function keepFresh(connection: Pick<Connection, 'listen'>, channel: string, load: () => Promise<void>): Promise<() => Promise<void>> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const reload = (): Promise<void> => {
    // The running load may have read too early: callers from now on share the next one.
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
