import type { NestedView } from '../nesting/nestedView.ts';
import type { RowView } from '../view/rowView.ts';
import type { RowOffsets } from '../viewport/rowOffsets.ts';

export interface StuckLine {
  id: string;
  /** Px from the top of the rows in view; less than its place while the end of its rows pushes it out. */
  top: number;
}

interface Lines {
  view: Pick<RowView, 'ids' | 'indexOf'>;
  nested: NestedView;
}

interface StuckView extends Lines {
  offsets: RowOffsets;
  rowHeight: number;
  scrollTop: number;
  /** No more than so many. */
  most: number;
}

/** What a line stands below on this page, the outermost first. */
export function linesAbove({ view, nested }: Lines, id: string): string[] {
  const path: string[] = [];
  for (let next = nested.above(id); next !== undefined; next = nested.above(next)) if (view.indexOf(next) >= 0) path.unshift(next);
  return path;
}

/** Lines that were scrolled away while lines below them are in view: each stands below the one before it. */
export function stuckLines({ view, nested, offsets, rowHeight, scrollTop, most }: StuckView): StuckLine[] {
  const ids = view.ids();
  const pathTo = (id: string) => [...linesAbove({ view, nested }, id), ...(nested.isBranch(id) && !nested.isClosed(id) ? [id] : [])];

  /** Px that the first line behind those below `id` takes of the last place before `end`. */
  function pushed(id: string, from: number, end: number): number {
    for (let at = from + 1; at < ids.length && offsets.topOf(at) < end; at += 1) {
      if (!pathTo(ids.at(at)!).includes(id)) return end - offsets.topOf(at);
    }
    return 0;
  }

  const stuck: StuckLine[] = [];
  while (stuck.length < most) {
    const edge = scrollTop + stuck.length * rowHeight;
    const at = offsets.indexAt(edge);
    const line = ids.at(at);
    const path = line === undefined ? [] : pathTo(line);
    const next = path[stuck.length];
    const isOfLast = stuck.length === 0 || path[stuck.length - 1] === stuck.at(-1)!.id;
    if (next === undefined || !isOfLast || offsets.topOf(view.indexOf(next)) >= edge) break;
    stuck.push({ id: next, top: stuck.length * rowHeight - pushed(next, at, edge + rowHeight) });
  }
  return stuck;
}

export const areSameLines = (a: readonly StuckLine[], b: readonly StuckLine[]): boolean =>
  a.length === b.length && a.every(({ id, top }, at) => id === b[at]!.id && top === b[at]!.top);
