import type { NestedView } from './nestedView.ts';

/** Whether something stands below a line, and whether that is on show. */
export type Branch = 'open' | 'closed' | 'leaf';

export interface Indent {
  /** From 0. */
  level: number;
  branch: Branch;
}

export function branchOf(nested: NestedView, id: string): Indent {
  const branch = !nested.isBranch(id) ? 'leaf' : nested.isClosed(id) ? 'closed' : 'open';
  return { level: nested.level(id), branch };
}

const known = new Map<string, Indent>();

/** The same object for the same place, so that a cell can tell that nothing has changed. */
export function indentOf(level: number, branch: Branch): Indent {
  const key = `${branch}${level}`;
  const indent = known.get(key) ?? { level, branch };
  known.set(key, indent);
  return indent;
}
