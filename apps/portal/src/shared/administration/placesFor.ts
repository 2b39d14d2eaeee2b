/** A node of a tree. */
export interface Place<Node> {
  key: string;
  title: string;
  children: Node[] | null;
}

/** A node as antd's `TreeSelect` shows it. */
export interface PlaceOption {
  value: string;
  title: string;
  disabled: boolean;
  children: PlaceOption[];
}

/** Where a node can be moved: anywhere but below itself. @param mayHold whether something may lie under a node; default: under any */
export const placesFor = <Node extends Place<Node>>(tree: readonly Node[], moved: string, mayHold: (node: Node) => boolean = () => true): PlaceOption[] =>
  tree.flatMap((node) =>
    node.key === moved ? [] : [{ value: node.key, title: node.title, disabled: !mayHold(node), children: placesFor(node.children ?? [], moved, mayHold) }],
  );
