import type { TreeLine } from '../../trees/model/treeRows.ts';
import type { Department } from '../../sources/recordSources.ts';

/** A department in a tree. */
export interface DepartmentNode {
  key: string;
  title: string;
  department: Department;
  isLeaf: boolean;
  /** Undefined until they have been asked for. */
  children?: DepartmentNode[] | undefined;
}

/** Content of a tree line: a department, or the placeholder of those being loaded. */
export type DepartmentLine = TreeLine<DepartmentNode>;

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

/** The lines of all open departments from top to bottom. */
export function departmentLines(nodes: readonly DepartmentNode[], open: ReadonlySet<string>): DepartmentLine[] {
  const lines: DepartmentLine[] = [];
  const add = (list: readonly DepartmentNode[], level: number, parent: string | undefined): void => {
    list.forEach((row, index) => {
      const { key: id, isLeaf, children } = row;
      const isOpen = !isLeaf && open.has(id);
      lines.push({ kind: 'row', id, row, level, parent, expandable: !isLeaf, open: isOpen, position: index + 1, siblings: list.length });
      if (!isOpen) return;
      if (children) add(children, level + 1, id);
      else lines.push({ kind: 'loading', id: `${id}_loadChild`, level: level + 1, parent: id });
    });
  };
  add(nodes, 1, undefined);
  return lines;
}
