import type { Area } from '../../sources/areaSource.ts';

/** An area in its tree; also an option of antd's `Cascader`. */
export interface AreaNode {
  /** Level and code: a code alone may stand for two areas. */
  value: string;
  label: string;
  code: string;
  index: number;
  parent: AreaNode | undefined;
  /** Undefined for an area without areas in it. */
  children?: AreaNode[];
}

export interface AreaTree {
  /** All areas, in their order. */
  nodes: readonly AreaNode[];
  /** The areas that lie directly in the area with this code, which need not be one of the tree. */
  within(code: string): AreaNode[];
  /** The areas around one and itself, from the outermost; empty for a code that is not known. Of two areas with one code the inner one is meant. */
  path(code: string): AreaNode[];
  /** The areas with this name, which need not be one. */
  named(text: string): AreaNode[];
}

/** Areas by parents. Levels may be left out; what lies in an area that is not there has no parent. */
export function createAreaTree(areas: readonly Area[]): AreaTree {
  const byCode = new Map<string, AreaNode[]>();
  const nodes = areas.map(({ id, text, index }): AreaNode => {
    const node: AreaNode = { value: `${index}:${id}`, label: text, code: id, index, parent: undefined };
    byCode.set(
      id,
      [...(byCode.get(id) ?? []), node].sort((one, other) => one.index - other.index),
    );
    return node;
  });
  const around = new Map<string, AreaNode[]>();
  areas.forEach(({ pid }, at) => {
    const node = nodes[at]!;
    node.parent = byCode.get(pid)?.findLast(({ index }) => index < node.index);
    if (node.parent) (node.parent.children ??= []).push(node);
    const inside = around.get(pid);
    if (inside) inside.push(node);
    else around.set(pid, [node]);
  });
  return {
    nodes,
    within: (code) => around.get(code) ?? [],
    path: (code) => pathOf(byCode.get(code)?.at(-1)),
    named: (text) => nodes.filter(({ label }) => label === text),
  };
}

/** The areas around one and itself, from the outermost. */
export function pathOf(node: AreaNode | undefined): AreaNode[] {
  const path: AreaNode[] = [];
  for (let one = node; one; one = one.parent) path.unshift(one);
  return path;
}

/** The same areas without those below a level. */
export function cutLevels(nodes: readonly AreaNode[], levels: number): AreaNode[] {
  return nodes
    .filter(({ index }) => index <= levels)
    .map((node) => {
      const children = node.children && cutLevels(node.children, levels);
      return children?.length ? { ...node, children } : { ...node, children: undefined as never };
    });
}
