import { readOperations, readSpec } from '../../shared/contract/contract.ts';
import { hasMessage, type Language, message } from '../../shared/messages/messages.ts';

let permissions: ReadonlyMap<string, string> | undefined;
const permissionOf = (operationId: string): string | undefined =>
  (permissions ??= new Map(readOperations(readSpec()).map(({ id, permission }) => [id, permission]))).get(operationId);

/**
 * Title of a call: its own text if it has one, else the title of its permission, e.g. "Claims · Submit"; for a call for several kinds, those of
 * all kinds. The id of an operation that no longer exists.
 */
export function operationTitle(language: Language, operationId: string): string {
  if (hasMessage(`operation.${operationId}`)) return message(language, `operation.${operationId}`);
  const rights = (permissionOf(operationId) ?? '').split('|').map((right) => right.split(':'));
  const action = rights[0]?.[1];
  const modules = rights.map(([module]) => message(language, `module.${module}`)).join(' / ');
  return action === undefined ? operationId : `${modules} · ${message(language, `action.${action}`)}`;
}
