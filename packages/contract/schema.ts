import { contract, type Node } from './calls.ts';

/** A schema with what it refers to; what stands beside the reference wins. */
function resolve(node: Node): Node {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Node)[key], contract) as Node;
  return resolve({ ...target, ...Object.fromEntries(Object.entries(node).filter(([name]) => name !== '$ref')) });
}

/** The branch that says something: `X | null` is X. */
export function core(given: Node): Node {
  const node = resolve(given);
  const branches = [...((node.anyOf ?? node.oneOf ?? node.allOf ?? []) as Node[])].map(core).filter(({ type }) => type !== 'null');
  if (branches.length !== 1) return node;
  const { anyOf: _anyOf, oneOf: _oneOf, allOf: _allOf, ...limits } = node;
  return { ...branches[0], ...limits };
}

/** Names of the schemas that a node stands for, such as `Money` or `DateTime`. */
export function namesOf(node: Node): string[] {
  const { $ref, anyOf, allOf } = node as { $ref?: string; anyOf?: Node[]; allOf?: Node[] };
  return [...($ref === undefined ? [] : [$ref.slice($ref.lastIndexOf('/') + 1)]), ...[...(anyOf ?? []), ...(allOf ?? [])].flatMap(namesOf)];
}

/** The members of an object, those of what it is made of among them. */
export function propertiesOf(node: Node | undefined): Record<string, Node> {
  if (node === undefined) return {};
  const { properties = {}, allOf = [] } = resolve(node) as { properties?: Record<string, Node>; allOf?: Node[] };
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Node>;
}
