import type { Connection } from '../../shared/database/connection/connect.ts';
import type { Module } from '../../shared/module.ts';
import { createIdBatch } from '../../shared/database/idBatch.ts';
import { type Connections, sendTo } from './connections.ts';
import { commandText, masterKey } from './socketMessage.ts';

/** So that a dictionary with all its items is told once, and every process has read it by then; in milliseconds. */
const collectMs = 1_000;

/** Tells every page that texts which it keeps, such as those of dictionaries, are old. */
export async function tellMasterChanges(
  connection: Connection,
  connections: Connections,
  modules: readonly Pick<Module, 'keptByPages'>[],
): Promise<() => void> {
  const masterOf = new Map(modules.flatMap(({ keptByPages = {} }) => Object.entries(keptByPages)));
  const tell = (master: string): void => connections.all().forEach((page) => sendTo(page, commandText(masterKey, master)));
  const batches = new Map([...new Set(masterOf.values())].map((master) => [master, createIdBatch(collectMs, () => tell(master))]));
  await connection.listen('master_written', (table) => {
    // Empty: messages were missed, and anything may have been written.
    if (table === '') batches.forEach((batch) => batch.addMany());
    else batches.get(masterOf.get(table) ?? '')?.addMany();
  });
  return () => batches.forEach((batch) => batch.stop());
}
