const indentPx = 24;

/** The name of a node in a list of a whole tree, further in the deeper it lies. */
export function TreeName({ depth, name }: { depth: number; name: string }) {
  return <span style={{ paddingInlineStart: depth * indentPx }}>{name}</span>;
}
