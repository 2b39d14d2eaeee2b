import type { Department } from '../sources.ts';

/** A department in a tree. */
export interface DepartmentNode {
  key: string;
  title: string;
  department: Department;
  isLeaf: boolean;
  /** Undefined until they have been asked for. */
  children?: DepartmentNode[] | undefined;
  disableCheckbox?: boolean;
}

/** Departments as nodes. One whose children are not given may have some, unless it says that it is a leaf. */
export function toNodes(departments: readonly Department[]): DepartmentNode[] {
  return departments.map((department) => {
    const { children } = department;
    const given = children && children.length > 0 ? toNodes(children) : undefined;
    return { key: department.id, title: department.departName, department, isLeaf: department.isLeaf ?? false, children: given };
  });
}

/** Puts the children of one node in; a node found to have none becomes a leaf. */
export function addChildren(nodes: readonly DepartmentNode[], key: string, children: DepartmentNode[]): DepartmentNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children, isLeaf: children.length === 0 };
    return node.children ? { ...node, children: addChildren(node.children, key, children) } : node;
  });
}

/** All nodes, parents before their children. */
export const flatNodes = (nodes: readonly DepartmentNode[]): DepartmentNode[] => nodes.flatMap((node) => [node, ...flatNodes(node.children ?? [])]);

/** Departments whose name contains the text, as a flat list. */
export function searchNodes(nodes: readonly DepartmentNode[], text: string): Department[] {
  const wanted = text.trim().toLowerCase();
  return flatNodes(nodes)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ department }) => department);
}
