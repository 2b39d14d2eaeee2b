const prefix = 'new-';
/** Looked at first: a long list is gone through when a table is opened. */
const firstOfPrefix = prefix.charCodeAt(0);
let count = 0;

/** Id of a row that the server does not know yet. Unique in this browser tab and, by its random part, beyond it. */
export function createTemporaryRowId(): string {
  count += 1;
  return `${prefix}${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 10)}`;
}

/** True for the id of a row that was added in the table and never saved. Leave such an id out of what you send. */
export const isTemporaryRowId = (rowId: string): boolean => rowId.charCodeAt(0) === firstOfPrefix && rowId.startsWith(prefix);
