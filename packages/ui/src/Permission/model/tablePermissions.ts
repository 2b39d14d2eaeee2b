import type { TablePermissions } from '../../sources/tablePermissions.ts';
import { type ButtonAuthMode, canUse, type PermissionLists } from './canUse.ts';

/** Buttons of an editable table, and the actions of a document that allow them, too. */
const buttons: Record<string, readonly string[]> = {
  add: ['add'],
  batch_delete: ['batch_delete', 'delete'],
  remove: ['remove', 'delete'],
  save: ['save', 'edit'],
};

/**
 * The permissions of editable tables from the lists of the server. Under a prefix such as `warrantyClaim:` a button is left out
 * unless its action may be used (`add`, `batch_delete` or `delete`, `remove` or `delete`, `save` or `edit`); so is what the
 * default list names under the prefix and disables, columns included. A table without a prefix has no limits.
 */
export function tablePermissions(lists: PermissionLists, mode: ButtonAuthMode = 'any'): TablePermissions {
  return {
    excluded(prefix) {
      const may = (action: string): boolean => canUse(prefix + action, lists, mode);
      const named = lists.defaults.flatMap(({ action }) => action.split(',').map((one) => one.trim())).filter((action) => action.startsWith(prefix));
      const disabled = named.map((action) => action.slice(prefix.length)).filter((code) => !(code in buttons) && !may(code));
      return [...Object.keys(buttons).filter((code) => !buttons[code]!.some(may)), ...disabled];
    },
  };
}
