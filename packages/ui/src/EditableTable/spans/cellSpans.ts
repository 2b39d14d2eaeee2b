import type { CellSpans, CellSpansParts } from '../context/rowParts.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { rowTopic } from '../topics/topics.ts';
import type { Lines } from '../view/rowView.ts';
import { isSameValue, type Runs, runsOf } from './spanRuns.ts';

/**
 * Cells with equal values below each other, as one. The first one in view stands for all of them: it has the text, and the keys go to it. All
 * others are blank parts, so that a span that begins above the view shows its value there.
 */
export function createCellSpans({ model, viewport, columns, isSplitBelow }: CellSpansParts): CellSpans {
  const { store, view, topics } = model;
  const spanned = new Map(columns.map((column) => [column.key, column]));
  let runs = new Map<string, Runs>();
  let runsFor: Lines | undefined;
  let lead = 0;

  const goesOn = (column: EditableColumn<object>, row: object, above: object) => isSameValue(column.value(row), column.value(above));

  function runsIn(column: EditableColumn<object>): Runs {
    const ids = view.ids();
    if (runsFor !== ids) {
      runs = new Map();
      runsFor = ids;
    }
    const known = runs.get(column.key);
    if (known) return known;
    let above: object | undefined;
    // The store then looks for each row beside the one before.
    if (ids === store.ids()) store.expect(-1);
    const found = runsOf(ids.length, (at) => {
      const row = store.row(ids.at(at)!);
      const isSame = row !== undefined && above !== undefined && !isSplitBelow(ids.at(at - 1)!) && goesOn(column, row, above);
      above = row;
      return isSame;
    });
    store.expect(viewport.visible().first);
    runs.set(column.key, found);
    return found;
  }

  /** Positions of the first and the last line of a span. Undefined for a cell of its own. */
  function spanAt(index: number, key: string): [first: number, last: number] | undefined {
    const column = spanned.get(key);
    if (!column || index < 0) return undefined;
    const { first, last } = runsIn(column);
    const span: [number, number] = [first[index] ?? index, last[index] ?? index];
    return span[0] < span[1] ? span : undefined;
  }

  const leadOf = ([first, last]: readonly [number, number]) => Math.max(first, Math.min(lead, last));
  const announce = (ids: readonly (string | undefined)[]) => topics.batch(() => ids.forEach((id) => id !== undefined && topics.notify(rowTopic(id))));

  function drawAgain() {
    runsFor = undefined;
    lead = viewport.firstInView();
    const { first, last, pinned } = viewport.visible();
    announce([...view.ids().slice(first, last + 1), pinned]);
  }

  function follow() {
    const next = viewport.firstInView();
    if (next === lead) return;
    const before = lead;
    lead = next;
    announce([view.ids().at(before), view.ids().at(next)]);
  }

  return {
    partOf(rowId, key, isActive) {
      const index = view.indexOf(rowId);
      const span = spanAt(index, key);
      if (!span) return undefined;
      if (isActive || index === leadOf(span)) return span[1] - index + 1;
      return index < span[1] ? 0 : -1;
    },

    cellOf(place) {
      const span = spanAt(view.indexOf(place.rowId), place.column);
      return span ? { ...place, rowId: view.ids().at(leadOf(span))! } : place;
    },

    endOf(place, end) {
      const span = spanAt(view.indexOf(place.rowId), place.column);
      return span ? { ...place, rowId: view.ids().at(span[end === 'first' ? 0 : 1])! } : place;
    },

    goesOn: (column, row, above) => spanned.has(column.key) && goesOn(column, row, above),

    watch(scroller) {
      scroller.addEventListener('scroll', follow, { passive: true });
      const stop = [
        store.observe((_rowId, before, after) => {
          if (before && after && columns.some((column) => !Object.is(column.value(before), column.value(after)))) drawAgain();
        }),
        topics.subscribe('order', drawAgain),
        topics.subscribe('expanded', drawAgain),
      ];
      return () => {
        scroller.removeEventListener('scroll', follow);
        for (const leave of stop) leave();
      };
    },
  };
}
