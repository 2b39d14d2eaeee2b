/** A row of a tree table. */
export type TreeRecord = Readonly<Record<string, unknown>>;

export interface TreeState {
  /** Undefined until they have arrived. */
  roots: readonly string[] | undefined;
  rows: ReadonlyMap<string, TreeRecord>;
  /** Children by parent; absent until they have been asked for. */
  children: ReadonlyMap<string, readonly string[] | 'loading'>;
  open: ReadonlySet<string>;
}

export const emptyTree: TreeState = { roots: undefined, rows: new Map(), children: new Map(), open: new Set() };

export type TreeAction =
  | { type: 'roots'; rows: readonly TreeRecord[]; keyOf: (row: TreeRecord) => string }
  | { type: 'renewed'; rows: readonly TreeRecord[]; keyOf: (row: TreeRecord) => string }
  | { type: 'children'; parent: string; rows: readonly TreeRecord[]; keyOf: (row: TreeRecord) => string }
  | { type: 'open' | 'close' | 'failed'; id: string };

export function changeTree(state: TreeState, action: TreeAction): TreeState {
  if (action.type === 'roots') {
    const rows = new Map(action.rows.map((row) => [action.keyOf(row), row]));
    return { roots: [...rows.keys()], rows, children: new Map(), open: new Set() };
  }
  if (action.type === 'renewed') {
    // A closed branch is loaded again when it is opened; an open one stays in view until its new rows are there.
    const fresh = new Map(action.rows.map((row) => [action.keyOf(row), row]));
    const children = new Map([...state.children].filter(([id]) => state.open.has(id)));
    return { ...state, roots: [...fresh.keys()], rows: new Map([...state.rows, ...fresh]), children };
  }
  if (action.type === 'children') {
    const ids = action.rows.map(action.keyOf);
    const rows = new Map([...state.rows, ...action.rows.map((row) => [action.keyOf(row), row] as const)]);
    return { ...state, rows, children: new Map(state.children).set(action.parent, ids) };
  }
  const open = new Set(state.open);
  if (action.type === 'open') open.add(action.id);
  else open.delete(action.id);
  const children = new Map(state.children);
  if (action.type === 'open' && !children.has(action.id)) children.set(action.id, 'loading');
  if (action.type === 'failed') children.delete(action.id);
  return { ...state, open, children };
}

/** Branches that are open and have their rows, from the top down. */
export const openBranches = ({ open, children }: TreeState): string[] => [...open].filter((id) => Array.isArray(children.get(id)));

/** Content of a line: a row, or the placeholder of rows that are being loaded. */
export type TreeLine<Row = TreeRecord> =
  | {
      kind: 'row';
      id: string;
      row: Row;
      level: number;
      parent: string | undefined;
      expandable: boolean;
      open: boolean;
      position: number;
      siblings: number;
    }
  | { kind: 'loading'; id: string; level: number; parent: string };

export type RowLine = TreeLine & { kind: 'row' };

/** The lines of all open branches from top to bottom. A row that was found to have no children loses its expander. */
export function treeLines(state: TreeState, mayHaveChildren: (row: TreeRecord) => boolean): TreeLine[] {
  const lines: TreeLine[] = [];
  const add = (ids: readonly string[], level: number, parent: string | undefined): void => {
    ids.forEach((id, index) => {
      const row = state.rows.get(id)!;
      const children = state.children.get(id);
      const expandable = children === undefined ? mayHaveChildren(row) : children === 'loading' || children.length > 0;
      const open = expandable && state.open.has(id);
      lines.push({ kind: 'row', id, row, level, parent, expandable, open, position: index + 1, siblings: ids.length });
      if (!open) return;
      if (children === 'loading') lines.push({ kind: 'loading', id: `${id}_loadChild`, level: level + 1, parent: id });
      else if (children) add(children, level + 1, id);
    });
  };
  add(state.roots ?? [], 1, undefined);
  return lines;
}

/** The rows of an answer: a list, or an object that has one as `records`; undefined for anything else. */
export function readRows(answer: unknown): readonly TreeRecord[] | undefined {
  const list = Array.isArray(answer) ? answer : typeof answer === 'object' && answer !== null && 'records' in answer ? answer.records : undefined;
  return Array.isArray(list) && list.every((row) => typeof row === 'object' && row !== null) ? (list as TreeRecord[]) : undefined;
}

/** Effect of a key on a line: moves to another line, or opens or closes this one. */
export function treeStep(lines: readonly TreeLine<unknown>[], at: number, key: string, page: number): { to: number } | 'open' | 'close' | undefined {
  const last = lines.length - 1;
  const line = lines[at];
  const bound = (index: number) => ({ to: Math.min(Math.max(index, 0), last) });
  switch (key) {
    case 'ArrowDown':
      return bound(at + 1);
    case 'ArrowUp':
      return bound(at - 1);
    case 'PageDown':
      return bound(at + page);
    case 'PageUp':
      return bound(at - page);
    case 'Home':
      return bound(0);
    case 'End':
      return bound(last);
    case 'ArrowRight':
      if (line?.kind !== 'row' || !line.expandable) return undefined;
      return line.open ? bound(at + 1) : 'open';
    case 'ArrowLeft': {
      if (line?.kind === 'row' && line.open) return 'close';
      const parent = lines.findIndex(({ id }) => id === line?.parent);
      return parent < 0 ? undefined : { to: parent };
    }
    default:
      return undefined;
  }
}
