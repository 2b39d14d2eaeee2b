import type { CSSProperties, ReactElement } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import type { CellTable } from '../context/tableContext.ts';
import type { SpanPart } from '../context/rowParts.types.ts';
import type { FoundMark } from '../context/tools.types.ts';
import type { TrackPlace } from '../layout/helperColumns.ts';
import type { CellMode } from './cellMode.ts';
import type { CellError } from '../validation/validator.ts';
import type { Indent } from '../nesting/branch.ts';
import { DetailsButton } from '../rowPanels/DetailsButton.tsx';
import { ErrorNote } from '../errors/ErrorNote.tsx';
import { LiveCell } from './LiveCell.tsx';
import { restingContent } from './restingContent.tsx';

export interface CellProps {
  table: CellTable;
  rowId: string;
  column: EditableColumn<object>;
  place: TrackPlace;
  /** Columns before it may be left out, so that it has to say where it stands. */
  placed: boolean;
  value: unknown;
  mode: CellMode;
  error: CellError | undefined;
  /** The real editor is there, because the user is, or because the column wants it in every row. */
  live: boolean;
  /** The user is in the cell or points at it: its error is shown. */
  near: boolean;
  /** The user pressed it and expects its list. */
  startOpen: boolean;
  /** The cell is active and has no editor: it takes the focus itself. */
  tabbable: boolean;
  inRange: boolean;
  /** It has the square by which the range is filled into further rows. */
  corner: boolean;
  /** It shows what the user looks for. */
  found: FoundMark | undefined;
  row: object;
  /** Its part in a cell of several rows. */
  span: SpanPart | undefined;
  /** In the column of a tree. */
  indent: Indent | undefined;
}

/** The cells of one rendered row as they were drawn last, by column. */
export type DrawnCells = Map<string, { props: CellProps; element: ReactElement }>;

/**
 * One cell, which is drawn only when what it shows has changed: otherwise it is the element that it was, and React passes over it.
 * The same as `memo`, without a component for each of hundreds of cells.
 */
export function drawCell(drawn: DrawnCells, props: CellProps): ReactElement {
  const last = drawn.get(props.column.key);
  if (last && showsTheSame(last.props, props)) return last.element;
  const element = cell(props);
  drawn.set(props.column.key, { props, element });
  return element;
}

const compared = [
  'value',
  'mode',
  'error',
  'live',
  'near',
  'startOpen',
  'tabbable',
  'inRange',
  'corner',
  'found',
  'column',
  'placed',
  'table',
  'span',
  'indent',
] as const;

/** Another row, as after a scroll, is no reason to draw a cell at rest that shows the same. */
function showsTheSame(a: CellProps, b: CellProps): boolean {
  if (a.rowId !== b.rowId && (a.live || b.live || a.error || b.error)) return false;
  if (a.row !== b.row && b.column.dependsOnRow) return false;
  return compared.every((name) => Object.is(a[name], b[name])) && isSameTrack(a.place, b.place);
}

/** A column before it that was pulled moves a cell without a change to the cell. */
const isSameTrack = (a: TrackPlace, b: TrackPlace): boolean =>
  a === b || (a.index === b.index && a.first === b.first && a.frozen === b.frozen && a.offset === b.offset);

/** Position and indentation of a tree cell. */
export const treePlace = (place: TrackPlace, level: number): CSSProperties => ({ ...place.style, '--level': level }) as CSSProperties;

/** The classes of a cell, and those that its column gives it. */
function withOwn(cellClass: string | undefined, { className }: EditableColumn<object>, value: unknown, row: object): string | undefined {
  const own = typeof className === 'function' ? className({ value, row }) : className;
  return own ? `${cellClass} ${own}` : cellClass;
}

/** At rest no more than an element with a text. */
function cell({
  table,
  rowId,
  column,
  place,
  placed,
  value,
  mode,
  error,
  live,
  near,
  startOpen,
  tabbable,
  inRange,
  corner,
  found,
  row,
  span,
  indent,
}: CellProps): ReactElement {
  const noteId = error && `${table.tableId}-${encodeURIComponent(rowId)}-${encodeURIComponent(column.key)}`;
  const hasButton = column.showDetails && table.hasDetails;
  // A ground of its own and a button need room around what stands in the cell, which is then an element; a tint needs it around a control.
  const isRoomy = indent !== undefined || span !== undefined || place.frozen !== undefined || place.first || column.showDetails === true;
  if (span !== undefined && span <= 0) return blankPart(column, place, placed, table, { inRange, found, span });
  const rest = live ? undefined : restingContent(table, column, value, row, mode, { isRoomy, isTinted: inRange });
  return (
    <div
      key={column.key}
      role="gridcell"
      tabIndex={tabbable ? 0 : -1}
      aria-colindex={place.index + 1}
      aria-rowspan={span !== undefined && span > 1 ? span : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={noteId}
      // ARIA 1.2 allows it on gridcell; the rule's table does not know.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-readonly={mode === 'read' ? true : undefined}
      aria-disabled={mode === 'disabled' ? true : undefined}
      className={withOwn(rest?.cell ?? styles.cell, column, value, row)}
      data-column={column.key}
      data-align={column.align === 'left' ? undefined : column.align}
      data-mode={mode}
      data-look={mode === 'edit' ? column.look : undefined}
      data-live={live || undefined}
      data-details={column.showDetails || undefined}
      data-in-range={inRange || undefined}
      data-found={found}
      aria-current={found === 'here' || undefined}
      data-frozen={place.frozen}
      data-first={place.first || undefined}
      data-placeholder={rest?.placeholder}
      data-tree={indent && true}
      data-span={(span !== undefined && span > 1) || undefined}
      {...table.styleOf(indent ? treePlace(place, indent.level) : placed || place.frozen ? place.style : undefined)}
    >
      {live ? (
        <LiveCell key={rowId} table={table} rowId={rowId} column={column} value={value} error={error} noteId={noteId} startOpen={startOpen} />
      ) : (
        rest!.content
      )}
      {indent && indent.branch !== 'leaf' && table.nestingParts && <table.nestingParts.BranchButton rowId={rowId} open={indent.branch === 'open'} />}
      {hasButton && <DetailsButton rowId={rowId} />}
      {corner && <span aria-hidden data-fill className={styles.fillHandle} />}
      {error && noteId && <ErrorNote id={noteId} text={table.errorText(error)} open={near} />}
    </div>
  );
}

/** A part of a cell of several rows that another part stands for: a press on it goes there. */
function blankPart(
  column: EditableColumn<object>,
  place: TrackPlace,
  placed: boolean,
  table: CellTable,
  { inRange, found, span }: Pick<CellProps, 'inRange' | 'found' | 'span'>,
): ReactElement {
  return (
    <div
      key={column.key}
      aria-hidden
      tabIndex={-1}
      className={styles.cell}
      data-column={column.key}
      data-in-range={inRange || undefined}
      data-found={found}
      data-frozen={place.frozen}
      data-first={place.first || undefined}
      data-span={span === 0 || undefined}
      {...table.styleOf(placed || place.frozen ? place.style : undefined)}
    />
  );
}
