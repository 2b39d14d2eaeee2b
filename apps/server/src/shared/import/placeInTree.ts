import { fieldName } from '../messages/messages.ts';
import type { Context } from '../context.ts';
import type { InvalidField } from '../refusal/refusal.ts';

interface Node {
  id: string;
  pid: string | null;
  code: string;
}

interface Place {
  /** None: a new node. */
  code: string | null | undefined;
  /** Code of the node above; none: a root, or as it is. */
  above: string | null | undefined;
  /** Names of the columns of both. */
  fields: { code: string; above: string };
  noun: string;
}

/** Errors of a row's place in a tree: an unknown parent code, or another parent than the stored one, since branches are moved in the tree itself. */
export function placeFindings({ user }: Pick<Context, 'user'>, nodes: readonly Node[], { code, above, fields, noun }: Place): InvalidField[] {
  const find = (wanted: string): Node | undefined => nodes.find((node) => node.code === wanted);
  const unknown = (field: string, value: string): InvalidField => ({ field, code: 'master.unknown', params: { code: value.slice(0, 64) } });
  const parent = above ? find(above) : undefined;
  if (above && !parent) return [unknown(fields.above, above)];
  if (!code) return [];
  const node = find(code);
  if (!node) return [unknown(fields.code, code)];
  if (above && node.pid !== parent!.id) return [{ field: fields.above, code: 'E-557', params: { field: fieldName(user.language, noun, fields.above) } }];
  return [];
}
