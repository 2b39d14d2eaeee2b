import type { PageOf, NestedLines, RowGroup } from './nesting.ts';

/** The lines on show, of which some are closed: what stands below them is not on show. */
export interface NestedView {
  kind: 'groups' | 'tree';
  /** All lines, also those below closed ones: rows and headings of groups. */
  lines(): readonly string[];
  /** All rows in the order of the lines, also those below closed lines. */
  rowIds(): readonly string[];
  /** Position in `rowIds()`, or -1. */
  position(rowId: string): number;
  /** Lines on show, of all pages. */
  shown(): readonly string[];
  /** Rows among them. */
  shownRowIds(): readonly string[];
  /** Lines of a page: so many rows and closed groups, with the headings that they stand below. */
  page(page: PageOf): readonly string[];
  /** Lines that count for paging: all on show but the headings of open groups. */
  pagedCount(): number;
  /** The page that a line is on, from 1. */
  pageOf(id: string, pageSize: number): number;
  /** Lines of the pages before. */
  linesBefore(page: PageOf): number;
  group(id: string): RowGroup | undefined;
  /** Depth of a line, from 0. */
  level(id: string): number;
  /** Something stands below the line. */
  isBranch(id: string): boolean;
  isClosed(id: string): boolean;
  /** The line that this one stands below. */
  above(id: string): string | undefined;
  /** All rows below a line, in shown order. */
  rowIdsBelow(id: string): readonly string[];
  /** Their number. */
  rowCount(id: string): number;
  toggle(id: string): void;
  /** Closed lines; the same list until that changes. */
  closedIds(): readonly string[];
  setClosed(ids: readonly string[]): void;
  closeAll(): void;
  openAll(): void;
  /** Opens everything that a line stands below. */
  openTo(id: string): void;
  /** Rows may stand elsewhere now. */
  rearrange(): void;
}

/** The lines and where they are, worked out once for the same rows. */
interface Arranged extends NestedLines {
  of: readonly string[];
  /** For each line the position after the last line below it. */
  ends: readonly number[];
  /** For each line the position of the one that it stands below, or -1. */
  parents: readonly number[];
  places: ReadonlyMap<string, number>;
  rowIds: readonly string[];
  /** For each line, and for the end, the number of rows before it. */
  rowsBefore: readonly number[];
}

/** Lines on show. */
interface Shown {
  of: Arranged;
  ids: readonly string[];
  rowIds: readonly string[];
  /** Positions in `ids` of what pages are counted by. */
  paged: readonly number[];
}

interface NestedViewParts {
  kind: 'groups' | 'tree';
  arrange: (rowIds: readonly string[]) => NestedLines;
  /** Sorted and filtered rows; the same list until that changes. */
  rowIds: () => readonly string[];
  /** Every line begins closed. */
  startClosed: boolean;
  /** Called after what is on show changed. */
  onChange: () => void;
}

export function createNestedView({ kind, arrange, rowIds, startClosed, onChange }: NestedViewParts): NestedView {
  let arranged: Arranged | undefined;
  let shown: Shown | undefined;
  let closed: readonly string[] | undefined;
  /** Lines that are not as they begin: open where `startClosed`, else closed. */
  let turned = new Set<string>();

  function lines(): Arranged {
    const of = rowIds();
    if (arranged?.of !== of) {
      arranged = withPlaces(of, arrange(of));
      shown = undefined;
      closed = undefined;
    }
    return arranged;
  }

  const isBranchAt = ({ ends }: Arranged, at: number) => ends[at]! > at + 1;
  const isClosed = (id: string) => turned.has(id) !== startClosed;

  function onShow(): Shown {
    const of = lines();
    if (shown) return shown;
    const ids: string[] = [];
    const paged: number[] = [];
    for (let at = 0; at < of.ids.length;) {
      const id = of.ids[at]!;
      const closes = isBranchAt(of, at) && isClosed(id);
      if (closes || !of.groups.has(id)) paged.push(ids.length);
      ids.push(id);
      at = closes ? of.ends[at]! : at + 1;
    }
    shown = { of, ids, rowIds: ids.filter((id) => !of.groups.has(id)), paged };
    return shown;
  }

  /** Range of the rows below a line, among all rows. */
  function rowsBelow(id: string): [from: number, to: number] {
    const { places, ends, rowsBefore } = lines();
    const place = places.get(id);
    return place === undefined ? [0, 0] : [rowsBefore[place + 1]!, rowsBefore[ends[place]!]!];
  }

  function turn(next: Set<string>) {
    turned = next;
    shown = undefined;
    closed = undefined;
    onChange();
  }

  /** Headings directly before the first line of a page belong to that line. */
  function firstOf({ of, ids, paged }: Shown, { current, pageSize }: PageOf): number {
    let first = paged[(current - 1) * pageSize] ?? ids.length;
    while (first > 0 && of.groups.has(ids[first - 1]!) && !isClosed(ids[first - 1]!)) first -= 1;
    return first;
  }

  function above(id: string): string | undefined {
    const { ids, parents, places } = lines();
    return ids[parents[places.get(id) ?? -1] ?? -1];
  }

  function allAbove(id: string): string[] {
    const found: string[] = [];
    for (let next = above(id); next !== undefined; next = above(next)) found.unshift(next);
    return found;
  }

  const branches = () => {
    const of = lines();
    return of.ids.filter((_id, at) => isBranchAt(of, at));
  };

  return {
    kind,
    lines: () => lines().ids,
    rowIds: () => lines().rowIds,
    position: (rowId) => lines().rowsBefore[lines().places.get(rowId) ?? -1] ?? -1,
    shown: () => onShow().ids,
    shownRowIds: () => onShow().rowIds,
    pagedCount: () => onShow().paged.length,

    page(page) {
      const now = onShow();
      const first = firstOf(now, page);
      const last = now.paged[Math.min(page.current * page.pageSize, now.paged.length) - 1] ?? -1;
      const ids = now.ids.slice(first, last + 1);
      // A page that begins within a group names it again; the rows of a tree are on one page each.
      return kind === 'groups' && ids[0] !== undefined ? [...allAbove(ids[0]), ...ids] : ids;
    },

    pageOf(id, pageSize) {
      const { ids, paged } = onShow();
      const place = ids.indexOf(id);
      return Math.floor(paged.findIndex((at) => at >= place) / pageSize) + 1;
    },

    linesBefore: (page) => firstOf(onShow(), page),
    group: (id) => lines().groups.get(id),
    level: (id) => lines().levels[lines().places.get(id) ?? -1] ?? 0,

    isBranch(id) {
      const of = lines();
      const place = of.places.get(id);
      return place !== undefined && isBranchAt(of, place);
    },

    isClosed,
    above,

    rowIdsBelow: (id) => lines().rowIds.slice(...rowsBelow(id)),

    rowCount(id) {
      const [from, to] = rowsBelow(id);
      return to - from;
    },

    toggle(id) {
      const next = new Set(turned);
      if (!next.delete(id)) next.add(id);
      turn(next);
    },

    closedIds() {
      lines();
      closed ??= branches().filter(isClosed);
      return closed;
    },

    setClosed(ids) {
      const wanted = new Set(ids);
      turn(startClosed ? new Set(branches().filter((id) => !wanted.has(id))) : wanted);
    },

    closeAll: () => turn(new Set(startClosed ? [] : branches())),
    openAll: () => turn(new Set(startClosed ? branches() : [])),

    openTo(id) {
      const hiding = allAbove(id).filter(isClosed);
      if (hiding.length === 0) return;
      const next = new Set(turned);
      for (const line of hiding) if (!next.delete(line)) next.add(line);
      turn(next);
    },

    rearrange() {
      arranged = undefined;
      onChange();
    },
  };
}

function withPlaces(of: readonly string[], { ids, levels, groups }: NestedLines): Arranged {
  const ends: number[] = [];
  const parents: number[] = [];
  const rowIds: string[] = [];
  const rowsBefore: number[] = [];
  const open: number[] = [];
  ids.forEach((id, at) => {
    rowsBefore.push(rowIds.length);
    if (!groups.has(id)) rowIds.push(id);
    while (open.length > 0 && levels[open.at(-1)!]! >= levels[at]!) ends[open.pop()!] = at;
    parents.push(open.at(-1) ?? -1);
    open.push(at);
  });
  for (const at of open) ends[at] = ids.length;
  rowsBefore.push(rowIds.length);
  return { of, ids, levels, groups, ends, parents, rowIds, rowsBefore, places: new Map(ids.map((id, at) => [id, at])) };
}
