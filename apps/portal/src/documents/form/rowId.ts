const prefix = 'new-';
let count = 0;

/** Id of a fault or line that was never saved, unique across reloads: local drafts keep it. */
export function newRowId(): string {
  count += 1;
  return `${prefix}${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 8)}`;
}

/** True for the id of a row that the server does not know; such an id is never sent. */
export const isTemporaryRowId = (id: string): boolean => id.startsWith(prefix);
