import type { TreeNodeAnswer } from '../../sources/treeSources.ts';

export interface TreeNode {
  value: string;
  title: string;
  isLeaf: boolean;
  /** Undefined until they have been asked for. */
  children?: TreeNode[] | undefined;
}

const isYes = (leaf: TreeNodeAnswer['leaf']): boolean => leaf === true || leaf === 1 || leaf === '1' || leaf === 'true';

export const toTreeNodes = (answers: readonly TreeNodeAnswer[]): TreeNode[] =>
  answers.map(({ key, label, title, leaf }) => ({ value: key, title: label ?? title ?? key, isLeaf: isYes(leaf) }));

/** Puts the children of one node in; a node found to have none becomes a leaf. */
export function addBranch(nodes: readonly TreeNode[], value: string, children: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (node.value === value) return { ...node, isLeaf: children.length === 0, children: children.length === 0 ? undefined : [...children] };
    return node.children ? { ...node, children: addBranch(node.children, value, children) } : node;
  });
}

/** The same branches as before, asked for again. */
export async function loadAgain(
  known: readonly TreeNode[],
  parent: string | undefined,
  load: (parent: string | undefined) => Promise<readonly TreeNodeAnswer[]>,
): Promise<TreeNode[]> {
  const before = new Map(known.map((node) => [node.value, node]));
  const nodes = toTreeNodes(await load(parent));
  return Promise.all(
    nodes.map(async (node) => {
      const children = before.get(node.value)?.children;
      return children && !node.isLeaf ? { ...node, children: await loadAgain(children, node.value, load) } : node;
    }),
  );
}

export const titleIn = (nodes: readonly TreeNode[], value: string): string | undefined => {
  for (const node of nodes) {
    const found = node.value === value ? node.title : node.children && titleIn(node.children, value);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether a condition is empty or a JSON object. */
export function isCondition(text: string): boolean {
  if (text === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
