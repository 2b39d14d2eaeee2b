import { type CSSProperties, memo } from 'react';
import type { EditableColumn } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import type { TableContextValue, TrackPlace } from '../hooks/tableContext.ts';
import type { CellMode } from '../model/cells/cellMode.ts';
import type { CellError } from '../model/validation/validator.ts';
import { cellTwin } from './cellTwin.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { LiveCell } from './LiveCell.tsx';

export interface CellProps {
  table: TableContextValue<object>;
  rowId: string;
  column: EditableColumn<object>;
  place: TrackPlace;
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
  row: object;
}

/**
 * One cell: at rest no more than an element with a text. Has no hooks and no subscription, its row has one for all of them;
 * it is drawn only when what it shows has changed.
 */
export const Cell = memo(function Cell({ table, rowId, column, place, value, mode, error, live, near, startOpen, tabbable, inRange, row }: CellProps) {
  const noteId = error && `${table.tableId}-${encodeURIComponent(rowId)}-${encodeURIComponent(column.key)}`;
  return (
    <div
      role="gridcell"
      tabIndex={tabbable ? 0 : -1}
      aria-colindex={place.index + 1}
      aria-invalid={error ? true : undefined}
      aria-describedby={noteId}
      // ARIA 1.2 allows it on gridcell; the rule's table does not know.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-readonly={mode === 'read' ? true : undefined}
      aria-disabled={mode === 'disabled' ? true : undefined}
      className={styles.cell}
      data-column={column.key}
      data-align={column.align === 'left' ? undefined : column.align}
      data-mode={mode}
      data-look={mode === 'edit' ? column.look : undefined}
      data-live={live || undefined}
      data-details={column.showDetails || undefined}
      data-in-range={inRange || undefined}
      data-frozen={place.frozen}
      data-first={place.first || undefined}
      style={cellStyle(place)}
    >
      {live ? (
        <LiveCell key={rowId} table={table} rowId={rowId} column={column} value={value} error={error} noteId={noteId} startOpen={startOpen} />
      ) : (
        cellTwin(table, column, value, row, mode)
      )}
      {column.showDetails && table.rowViews?.hasDetails && <DetailsButton table={table} rowId={rowId} />}
      {error && noteId && <ErrorNote id={noteId} text={table.errorText(error)} open={near} />}
    </div>
  );
}, showsTheSame);

/** Another row, as after a scroll, is no reason to draw a cell at rest that shows the same. */
function showsTheSame(a: CellProps, b: CellProps): boolean {
  if (a.rowId !== b.rowId && (a.live || b.live || a.error || b.error)) return false;
  if (a.row !== b.row && b.column.dependsOnRow) return false;
  return (Object.keys(b) as (keyof CellProps)[]).every((name) => name === 'row' || name === 'rowId' || Object.is(a[name], b[name]));
}

/** Where a cell stands in its row: by its column's number, since those out of view are left out. */
export const cellStyle = ({ index, frozen, offset }: TrackPlace): CSSProperties =>
  (frozen ? { gridColumn: index + 1, '--offset': `${offset}px` } : { gridColumn: index + 1 }) as CSSProperties;
