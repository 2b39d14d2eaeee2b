import { readOperations, readSpec } from '../../shared/contract/contract.ts';
import { hasMessage, type Language, message } from '../../shared/messages/messages.ts';

let permissions: ReadonlyMap<string, string> | undefined;
const permissionOf = (operationId: string): string | undefined =>
  (permissions ??= new Map(readOperations(readSpec()).map(({ id, permission }) => [id, permission]))).get(operationId);

/**
 * What a call does, in words: the text of its own where it has one, else what it needs the permission for, e.g. "Claims · Submit"; of a call
 * for several kinds all of them. The id for an operation that is no longer there.
 */
export function operationTitle(language: Language, operationId: string): string {
  if (hasMessage(`operation.${operationId}`)) return message(language, `operation.${operationId}`);
  const rights = (permissionOf(operationId) ?? '').split('|').map((right) => right.split(':'));
  const action = rights[0]?.[1];
  const modules = rights.map(([module]) => message(language, `module.${module}`)).join(' / ');
  return action === undefined ? operationId : `${modules} · ${message(language, `action.${action}`)}`;
}
