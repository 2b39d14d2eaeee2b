import { createObservable } from '../../observable/observable.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { Finder, FoundMark } from '../context/tools.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { type CellPlace, isSamePlace } from '../selection/activeCell.ts';
import { rowTopic } from '../topics/topics.ts';
import { addLine, type CellPosition, endHit, type FoundCells, type Hit, hitBeside, noCells, numberOf } from './foundCells.ts';
import type { Slices } from './slices.ts';

export interface FindProgress {
  /** Hits so far. */
  count: number;
  /** Number of the hit that the user is at, from 1. */
  at: number | undefined;
  /** All rows were read. */
  isDone: boolean;
}

/** What is read: the columns on show, and the texts that their cells and the headings of groups show. */
export interface CellTexts {
  columns: readonly EditableColumn<object>[];
  textOf: (row: object, column: EditableColumn<object>) => string;
  headingOf: (groupId: string) => string;
  /** The cell of a row is one with that of the row above it. */
  goesOn: (column: EditableColumn<object>, row: object, above: object) => boolean;
  /** Of a cell of several rows the one in the first of them, otherwise the cell itself. */
  firstOf: (place: CellPlace) => CellPlace;
}

type Step = 1 | -1 | 0;

/** One reading of all lines. */
interface Pass {
  /** Taken when the first slice begins. */
  lines: readonly string[] | undefined;
  at: number;
  found: FoundCells;
  /** Of something else than before: what is found counts at once. Otherwise what was found stands until all is read again. */
  isFresh: boolean;
  stop: () => void;
}

/**
 * Finds cells by the texts that they show: in all rows on show, drawn or not, of all pages and also below closed lines, slice by slice. Follows
 * edits, sort and filters, and the user: the next hit is the one after the cell that they are in. Marks in drawn cells wait for no slice.
 */
export interface CellFinder extends Finder {
  progress: () => FindProgress;
  subscribe: (listener: () => void) => () => void;
  /** Watches the table from now on. Answers how to stop. @param from the cell that the user was in, where they are in none now */
  start: (from?: CellPlace) => () => void;
  /** Texts that may differ from those before. */
  setTexts: (texts: CellTexts) => void;
  /** Begins anew, and goes to the first hit from where the user is. Nothing is looked for without `matches`. */
  look: (matches: ((text: string) => boolean) | undefined) => void;
  /** The cell that the user is at, while it is on show. */
  here: () => CellPlace | undefined;
  /** Draws the marks in view again. */
  redraw: () => void;
}

interface FinderParts {
  slices: Slices;
  /** Lines that are drawn now. */
  drawnIds: () => readonly string[];
  /** Shows a hit to the user. */
  onHit: (place: CellPlace, progress: FindProgress) => void;
}

/** Of lines without a hit, so that a long table costs one list. */
const none: readonly number[] = [];
/** The heading of a group counts as its first cell. */
const first: readonly number[] = [0];

export function createCellFinder({ store, view, topics, activeCell }: TableModel<object>, { slices, drawnIds, onHit }: FinderParts): CellFinder {
  const { subscribe, notify } = createObservable();
  let texts: CellTexts = { columns: [], textOf: () => '', headingOf: () => '', goesOn: () => false, firstOf: (place) => place };
  let matches: ((text: string) => boolean) | undefined;
  /** Hits of the lines that were read, by id. */
  let known = new Map<string, readonly number[]>();
  let found = noCells();
  let pass: Pass | undefined;
  let here: CellPlace | undefined;
  /** Where the user was before they began to type, or has gone since: what is typed on is looked for from there. */
  let base: CellPlace | undefined;
  /** A step for which more has to be read. */
  let waiting: Step | undefined;
  let progress: FindProgress = { count: 0, at: undefined, isDone: true };

  const linesNow = () => view.nested()?.lines() ?? view.all();
  const lineOf = (id: string) => view.nested()?.lines().indexOf(id) ?? view.position(id);
  /** Of rows that a source loads, lines in between may have none. */
  const numberOfLine = (id: string, at: number) => (view.unloaded ? view.position(id) : at);
  const columnOf = (key: string) => texts.columns.findIndex((column) => column.key === key);

  function hitsIn(id: string): readonly number[] {
    const before = known.get(id);
    if (before) return before;
    const row = store.row(id);
    const hits = row ? columnsWith(row) : matches!(texts.headingOf(id)) ? first : none;
    known.set(id, hits);
    return hits;
  }

  function columnsWith(row: object): readonly number[] {
    let hits = none;
    texts.columns.forEach((column, at) => {
      if (matches!(texts.textOf(row, column))) hits = [...hits, at];
    });
    return hits;
  }

  /** A cell of several rows is one hit, in the first of them. */
  function withoutParts(hits: readonly number[], id: string, above: string | undefined): readonly number[] {
    if (hits.length === 0 || above === undefined) return hits;
    const [row, rowAbove] = [store.row(id), store.row(above)];
    return row && rowAbove ? hits.filter((at) => !texts.goesOn(texts.columns[at]!, row, rowAbove)) : hits;
  }

  function restart(isFresh: boolean) {
    pass?.stop();
    pass = { lines: undefined, at: 0, found: noCells(), isFresh, stop: slices.later(read) };
  }

  function read() {
    const now = pass!;
    now.lines ??= linesNow();
    // The store then looks for each row beside the one before.
    if (now.lines === store.ids()) store.expect(now.at - 1);
    const isTimeLeft = slices.begin();
    do {
      const id = now.lines[now.at];
      if (id === undefined) break;
      addLine(now.found, id, numberOfLine(id, now.at), withoutParts(hitsIn(id), id, now.lines[now.at - 1]));
      now.at += 1;
    } while (isTimeLeft());
    if (now.at < now.lines.length) now.stop = slices.later(read);
    else pass = undefined;
    if (pass && !now.isFresh) return;
    found = now.found;
    tell();
  }

  /** Takes the step that waits, if enough is known for it, and tells how far it is. */
  function tell() {
    const hit = waiting === undefined ? undefined : hitFor(waiting);
    const place = hit && { rowId: hit.id, column: texts.columns[hit.column]!.key };
    if (place && waiting !== 0) base = place;
    if (place || !pass) waiting = undefined;
    if (place) move(place);
    progress = { count: found.count, at: numberHere(), isDone: !pass };
    if (place) onHit(place, progress);
    notify();
  }

  function hitFor(by: Step): Hit | undefined {
    // The lines stand in another order than what was found.
    if (pass && !pass.isFresh) return undefined;
    const start = positionHere();
    const from = start && start.line >= 0 ? start : { line: 0, column: -1 };
    if (by < 0 && pass && pass.at <= from.line) return undefined;
    return hitBeside(found, from, by) ?? (pass ? undefined : endHit(found, by < 0 ? 'last' : 'first'));
  }

  function positionHere(): CellPosition | undefined {
    const place = here && texts.firstOf(here);
    return place && { line: lineOf(place.rowId), column: columnOf(place.column) };
  }

  function numberHere(): number | undefined {
    const position = positionHere();
    return position && numberOf(found, position);
  }

  function move(place: CellPlace | undefined) {
    const before = here;
    here = place;
    for (const id of new Set([before?.rowId, place?.rowId])) if (id !== undefined) topics.notify(rowTopic(id));
  }

  function refresh() {
    if (matches) restart(pass?.isFresh ?? false);
  }

  /** Whatever was read may read otherwise now. */
  function forget() {
    known = new Map();
    refresh();
  }

  function follow() {
    const cell = activeCell.cell();
    if (!cell || isSamePlace(cell, here)) return;
    base = { rowId: cell.rowId, column: cell.column };
    move(base);
    progress = { ...progress, at: numberHere() };
    notify();
  }

  const redraw = () => topics.batch(() => drawnIds().forEach((id) => topics.notify(rowTopic(id))));

  function markAt(rowId: string, column: string, text: string): FoundMark | undefined {
    if (!matches?.(text)) return undefined;
    return here?.rowId === rowId && here.column === column ? 'here' : 'hit';
  }

  return {
    progress: () => progress,
    subscribe,
    redraw,

    start(from) {
      const stop = [
        store.observe((rowId) => {
          known.delete(rowId);
          refresh();
        }),
        topics.subscribe('order', refresh),
        topics.subscribe('options', forget),
        topics.subscribe('active', follow),
      ];
      if (from && !activeCell.cell()) {
        base = from;
        move(from);
      } else follow();
      return () => {
        pass?.stop();
        for (const leave of stop) leave();
      };
    },

    setTexts(next) {
      const before = texts;
      texts = next;
      if (!haveSameTexts(before, next)) forget();
    },

    look(next) {
      matches = next;
      known = new Map();
      found = noCells();
      if (next) restart(true);
      else {
        pass?.stop();
        pass = undefined;
      }
      waiting = 0;
      move(base);
      redraw();
      tell();
    },

    step(by) {
      waiting = by;
      tell();
    },

    here: () => (here && lineOf(here.rowId) >= 0 ? here : undefined),
    markOf: (rowId, row, column) => (matches ? markAt(rowId, column.key, texts.textOf(row, column)) : undefined),
    headingMarkOf: (groupId) => (matches ? markAt(groupId, texts.columns[0]?.key ?? '', texts.headingOf(groupId)) : undefined),
  };
}

const textParts = ['key', 'value', 'toText', 'editText', 'copyText', 'look', 'readOnly', 'isOn', 'hasEditor'] as const;

/** A column that was pulled wider shows what it showed. */
const haveSameTexts = (a: CellTexts, b: CellTexts): boolean =>
  a.textOf === b.textOf &&
  a.headingOf === b.headingOf &&
  a.goesOn === b.goesOn &&
  a.columns.length === b.columns.length &&
  a.columns.every((column, at) => textParts.every((part) => column[part] === b.columns[at]![part]));
