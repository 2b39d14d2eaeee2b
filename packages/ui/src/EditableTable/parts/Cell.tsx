import { type CSSProperties, memo, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { CellEditorProps, EditableColumn } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import { createCellSource } from '../model/cellSource.ts';
import type { TableModel } from '../model/tableModel.ts';
import { ErrorNote } from './ErrorNote.tsx';

interface CellProps {
  rowId: string;
  column: EditableColumn<object>;
}

/** One cell. Subscribes to itself: a key stroke draws the cell it goes into and those computed from it. */
export const Cell = memo(function Cell({ rowId, column }: CellProps) {
  const { model, places, locale, errorText } = useTableContext();
  const source = useMemo(() => createCellSource(model, rowId, column), [model, rowId, column]);
  const { value, mode, error, row } = useSyncExternalStore(source.subscribe, source.state, source.state);
  const [near, setNear] = useState({ hover: false, focus: false });
  const noteId = useId();
  const place = places.get(column.key)!;
  const { Editor } = column;
  const handlers = useMemo(() => createHandlers(model, rowId, column), [model, rowId, column]);

  return (
    <div
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place.index + 1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
      // ARIA 1.2 allows it on gridcell; the rule's table does not know.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-readonly={mode === 'read' ? true : undefined}
      aria-disabled={mode === 'disabled' ? true : undefined}
      className={styles.cell}
      data-column={column.key}
      data-align={column.align}
      data-mode={mode}
      data-frozen={place.frozen}
      data-first={place.first || undefined}
      style={{ '--offset': `${place.offset}px` } as CSSProperties}
      onFocus={error && (() => setNear((old) => ({ ...old, focus: true })))}
      onBlur={error && (() => setNear((old) => ({ ...old, focus: false })))}
      onMouseEnter={error && (() => setNear((old) => ({ ...old, hover: true })))}
      onMouseLeave={error && (() => setNear((old) => ({ ...old, hover: false })))}
    >
      {mode === 'edit' && Editor ? (
        <Editor
          {...handlers}
          value={value}
          rowId={rowId}
          locale={locale}
          aria={{
            'aria-label': column.title,
            'aria-required': column.required || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? noteId : undefined,
          }}
        />
      ) : (
        <div className={styles.text}>{column.toText(value, row, locale)}</div>
      )}
      {error && <ErrorNote id={noteId} text={errorText(error)} open={near.hover || near.focus} />}
    </div>
  );
});

function createHandlers(
  model: TableModel<object>,
  rowId: string,
  column: EditableColumn<object>,
): Pick<CellEditorProps<object>, 'getRow' | 'onChange' | 'onPatch' | 'onBlur'> {
  return {
    getRow: () => model.store.row(rowId)!,
    onChange: (next, trigger = 'change') => model.editCell(rowId, column, next, trigger),
    onPatch: (patch) => model.editRow(rowId, patch),
    onBlur: () => model.validator.checkCell(rowId, column.key, 'blur'),
  };
}
