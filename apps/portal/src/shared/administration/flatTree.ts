interface TreeRecord<Node> {
  children: Node[] | null;
}

/** A node with how deep it lies, from 0. */
export type FlatNode<Node> = Node & { depth: number };

/** The nodes of a tree from top to bottom, as they are read. */
export function flatTree<Node extends TreeRecord<Node>>(nodes: readonly Node[], depth = 0): FlatNode<Node>[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flatTree(node.children ?? [], depth + 1)]);
}
