interface Branch<Node> {
  children?: readonly Node[] | null;
}

/** The nodes of a tree, each before those below it. */
export const flatTree = <Node extends Branch<Node>>(nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flatTree(node.children ?? [])]);
