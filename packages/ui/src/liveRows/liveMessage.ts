/** Fields of one row that changed elsewhere, the row's id among them. */
export type LiveUpdate = Readonly<Record<string, unknown>>;

/** The messages between pages, named as JVxeTable names them. */
export type LiveMessage =
  | { type: 'update_vxe_table'; data: { socketKey: string; args: readonly unknown[] } }
  | { type: 'common_send_date'; data: { key: string; args: readonly unknown[] } };

/** The row and the sender of a message; undefined when the first argument is no row. Nothing about it is trusted. */
export function readUpdate([update, sender]: readonly unknown[]): { update: LiveUpdate; sender: string | undefined } | undefined {
  if (typeof update !== 'object' || update === null || Array.isArray(update)) return undefined;
  return { update: update as LiveUpdate, sender: typeof sender === 'string' ? sender : undefined };
}
