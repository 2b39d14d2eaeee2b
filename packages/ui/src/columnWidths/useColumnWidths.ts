import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { allotWidths, naturalWidth } from './allotWidths.ts';
import { foldedColumns, pinnedColumns } from './narrowTables.ts';
import { type NaturalWidth, naturalWidths, type WrittenColumn } from './naturalWidths.ts';
import { widthByLetters, widthOnCanvas } from './textWidth.ts';

/** A column, and how the records of a page are written in it. */
export interface MeasuredColumn<Item> extends Omit<WrittenColumn, 'texts'> {
  key: string;
  text: (record: Item) => string;
  /** Stays in view when the table is scrolled sideways. */
  fixed?: 'left' | 'right' | undefined;
}

export interface ColumnWidthsOptions<Item> {
  columns: readonly MeasuredColumn<Item>[];
  records: readonly Item[];
  /** Px that stand beside the columns: the choice of rows, their actions. */
  beside: number;
  /** The first column begins the row. */
  isFirst: boolean;
  /** On a tablet texts that do not fit are left out. */
  folds: boolean;
  /** Key of the record set: filters and language. While it is the same, no column gets narrower, so that columns stay in place between pages. */
  scope: string;
  /** The page comes from a server, whose rows are there already. */
  isServers: boolean;
}

/** Px; a table that is narrower stands on a tablet. */
const desktopWidth = 768;

/** Resulting layout of a column. */
export interface ColumnPlace {
  /** px */
  width: number;
  isPinned: boolean;
  /** Left out, since it does not fit. */
  isFolded: boolean;
}

export interface ColumnWidths {
  /** For the element whose width the table has. */
  box: RefObject<HTMLDivElement | null>;
  /** One for each column; undefined until the room is known, which it is before anything is painted. */
  places: readonly ColumnPlace[] | undefined;
  /** Px in which no value of a column is cut. */
  fitOf: (key: string) => number;
}

/** Measurements of a table: its width in px, 0 while it is hidden, and its fonts. */
interface Box {
  width: number;
  fontFamily: string;
}

interface Kept<Item> {
  records: readonly Item[];
  /** Whatever makes all columns start anew. */
  of: string;
  box: Box | undefined;
  naturals: readonly NaturalWidth[];
  /** Px without the room to spare. */
  needed: readonly number[];
  places: readonly ColumnPlace[];
}

/**
 * Widths of columns by what stands in them, once for each set of records and before they are drawn, so that nothing moves. Rows of a server
 * keep the widths that it gave them.
 */
export function useColumnWidths<Item>({ columns, records, beside, isFirst, folds, scope, isServers }: ColumnWidthsOptions<Item>): ColumnWidths {
  const element = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>();
  const [kept, setKept] = useState<Kept<Item>>();
  useLayoutEffect(() => {
    const look = (): void => {
      const width = element.current!.clientWidth;
      const { fontFamily } = getComputedStyle(element.current!);
      // A tab that is hidden has no width, and will be as wide as before.
      setBox((before) => (before && (width === 0 || (before.width === width && before.fontFamily === fontFamily)) ? before : { width, fontFamily }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [scope]);

  const of = JSON.stringify([scope, beside, folds, columns.map(({ key, kind, title, width, isUsers, fixed }) => [key, kind, title, width, isUsers, fixed])]);
  const isSame = kept?.records === records && kept.of === of;
  const isServersOwn = isSame && kept.box === undefined;
  let current = kept;
  if ((isServers || box) && !isServersOwn && !(isSame && kept.box === box)) {
    const isShown = box !== undefined && box.width > 0;
    const written = columns.map(({ text, ...column }) => ({ ...column, texts: records.map((record) => text(record)) }));
    const naturals = naturalWidths(written, isShown ? widthOnCanvas(box.fontFamily) : widthByLetters, isFirst);
    const isNextPage = kept?.of === of && kept.box === box;
    const room = isShown ? box.width - beside : undefined;
    current = {
      records,
      of,
      box,
      naturals,
      ...placesOf(columns, naturals, { room, folds: folds && isShown && box.width < desktopWidth, before: isNextPage ? kept.needed : undefined }),
    };
    setKept(current);
  }
  return {
    box: element,
    places: current?.places,
    fitOf: (key) => naturalWidth(current!.naturals[columns.findIndex((column) => column.key === key)]!),
  };
}

interface Room {
  /** px */
  room: number | undefined;
  folds: boolean;
  /** Natural widths on the previous pages. */
  before: readonly number[] | undefined;
}

function placesOf(
  columns: readonly Pick<MeasuredColumn<never>, 'fixed'>[],
  naturals: readonly NaturalWidth[],
  { room, folds, before }: Room,
): Pick<Kept<never>, 'needed' | 'places'> {
  const all = allotWidths(naturals, room, before);
  const placed = all.needed.map((width, index) => ({ width, fixed: columns[index]!.fixed, isText: naturals[index]!.kind === 'text' }));
  const folded = folds ? foldedColumns(placed, room) : placed.map(() => false);
  const isThere = (_: unknown, index: number): boolean => !folded[index];
  const shown = folded.includes(true) ? allotWidths(naturals.filter(isThere), room, all.needed.filter(isThere)).widths : all.widths;
  const rest = [...shown];
  const widths = folded.map((isFolded) => (isFolded ? 0 : rest.shift()!));
  const pinned = pinnedColumns(
    widths.map((width, index) => ({ width, fixed: columns[index]!.fixed })),
    room,
  );
  return { needed: all.needed, places: widths.map((width, index) => ({ width, isPinned: pinned[index]!, isFolded: folded[index]! })) };
}
