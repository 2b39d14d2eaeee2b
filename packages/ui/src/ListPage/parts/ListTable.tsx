import { type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../ActionBar/ActionBar.types.ts';
import { useColumnWidth } from '../hooks/useColumnWidth.ts';
import { useRowKeys } from '../hooks/useRowKeys.ts';
import type { Selection, Sort } from '../ListPage.types.ts';
import { type Column, defaultWidth, type FixedPlace, fixedPlaces } from '../model/columns.ts';
import { cellContent, RecordLink } from './Cell.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectAll } from './SelectAll.tsx';

export interface ListTableProps<T extends object> {
  label: string;
  columns: Column<T>[];
  records: T[];
  rowKey: (record: T) => string;
  rowHeight: number;
  busy: boolean;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  selection?: Selection<T>;
  rowActions?: (record: T) => Action[];
  onRowOpen?: (record: T) => void;
  rowHref?: (record: T) => string;
  /** The row that is shown in short now. */
  previewed?: number | undefined;
  /** Space shows a record in short; then Shift with Space selects. */
  onRowPreview?: ((index: number) => void) | undefined;
  /** The user dragged a column to a width in px; undefined: back to its own. */
  onResize?: (key: string, width: number | undefined) => void;
}

const selectWidth = 44;
const actionsWidth = 52;
const interactive = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** A semantic table: sticky head, fixed columns, one Tab stop for all rows. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { label, records, rowKey, rowHeight, busy, sort, onSortChange, selection, rowActions, onRowOpen, rowHref, onRowPreview, onResize } = props;
  const { t } = useTranslation('ui');
  const toggle = (index: number): void => {
    const record = records[index];
    if (!record || !selection || selection.isDisabled?.(record)) return;
    const id = rowKey(record);
    selection.onChange(selection.ids.includes(id) ? selection.ids.filter((other) => other !== id) : [...selection.ids, id]);
  };
  const keys = useRowKeys({
    count: records.length,
    onOpen: onRowOpen && ((index) => records[index] && onRowOpen(records[index])),
    onToggle: selection && toggle,
    onPreview: onRowPreview,
  });
  const { dragged, handleOf } = useColumnWidth((key, width) => onResize?.(key, width));
  const columns = dragged ? props.columns.map((column) => (column.key === dragged.key ? { ...column, width: dragged.width } : column)) : props.columns;
  const places = fixedPlaces(columns, selection ? selectWidth : 0, rowActions ? actionsWidth : 0);
  const width = columns.reduce((sum, column) => sum + (column.width ?? defaultWidth), (selection ? selectWidth : 0) + (rowActions ? actionsWidth : 0));
  const openByClick = (event: MouseEvent, record: T): void => {
    if (!onRowOpen || (event.target as Element).closest(interactive)) return;
    // A user who marks text in a row wants to copy it.
    if (window.getSelection()?.toString()) return;
    onRowOpen(record);
  };
  return (
    // Focusable, so that it can be scrolled sideways with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="hw-list-scroll hw-focusable" role="region" aria-label={label} tabIndex={0}>
      <table className="hw-list-table" style={{ minWidth: width, ['--hw-row-height' as string]: `${rowHeight}px` }} aria-busy={busy}>
        <colgroup>
          {selection && <col style={{ width: selectWidth }} />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width ?? defaultWidth }} />
          ))}
          {rowActions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th className="hw-list-select hw-list-fixed" style={{ insetInlineStart: 0 }}>
                <SelectAll records={records} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {columns.map((column, index) => (
              <HeaderCell
                key={column.key}
                column={column}
                fixed={places[index]}
                sort={sort}
                onSortChange={onSortChange}
                resize={onResize && { ...handleOf(column.key), onDoubleClick: () => onResize(column.key, undefined) }}
              />
            ))}
            {rowActions && (
              <th className="hw-list-fixed hw-list-actions-cell" scope="col">
                <span className="hw-hidden">{t('list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {/* Keys belong to the focused row; the body only listens. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onKeyDown={keys.onKeyDown}>
          {records.map((record, index) => {
            const id = rowKey(record);
            const selected = selection?.ids.includes(id);
            const open = onRowOpen && (() => onRowOpen(record));
            const first = cellContent(columns[0]!, record, index);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <tr
                key={id}
                tabIndex={index === keys.current ? 0 : -1}
                className={onRowOpen && 'hw-list-openable'}
                aria-selected={selection ? (selected ?? false) : undefined}
                data-selected={selected || undefined}
                data-previewed={props.previewed === index || undefined}
                onFocus={() => keys.setCurrent(index)}
                onClick={(event) => openByClick(event, record)}
              >
                {selection && (
                  <td className="hw-list-select hw-list-fixed" style={{ insetInlineStart: 0 }}>
                    <input
                      type="checkbox"
                      aria-label={t('list.selectRow', { n: index + 1 })}
                      checked={selected}
                      disabled={selection.isDisabled?.(record)}
                      onChange={() => toggle(index)}
                    />
                  </td>
                )}
                {columns.map((column, at) => (
                  <BodyCell key={column.key} column={column} fixed={places[at]} record={record}>
                    {at === 0 ? (
                      <RecordLink href={rowHref?.(record)} onOpen={open}>
                        {first}
                      </RecordLink>
                    ) : (
                      cellContent(column, record, index)
                    )}
                  </BodyCell>
                ))}
                {rowActions && (
                  <td className="hw-list-fixed hw-list-actions-cell">
                    <RowActions actions={rowActions(record)} label={t('list.rowActions', { n: index + 1 })} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface BodyCellProps<T> {
  column: Column<T>;
  fixed: FixedPlace | undefined;
  record: T;
  children: ReactNode;
}

function BodyCell<T extends object>({ column, fixed, record, children }: BodyCellProps<T>) {
  const value = (record as Record<string, unknown>)[column.key];
  return (
    <td
      className={`hw-list-align-${column.align ?? 'left'}${fixed ? ' hw-list-fixed' : ''}`}
      style={fixed}
      // The whole text where the column is too narrow for it.
      title={!column.render && typeof value === 'string' ? value : undefined}
    >
      {children}
    </td>
  );
}
