import { type CSSProperties, type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { Action } from '../../../ActionBar/ActionBar.types.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { PlacedWidth } from '../../../columnWidths/narrowTables.ts';
import { useColumnWidths } from '../../../columnWidths/useColumnWidths.ts';
import { useColumnWidth } from '../../hooks/useColumnWidth.ts';
import { rowControls, useRowKeys } from '../../hooks/useRowKeys.ts';
import { useTextLocale } from '../../hooks/useTextLocale.ts';
import { useSteady } from '../../hooks/useSteady.ts';
import type { Selection } from '../../ListPage.types.ts';
import type { Sort } from '../../../listState/listState.ts';
import { type Column, fixedPlaces, measured, toWidth } from '../../model/columns.ts';
import { ServerStyles } from '../../../serverStyles/ServerStyles.tsx';
import { isWritten, useStyleOf } from '../../../serverStyles/useStyleOf.ts';
import { FoldedColumns } from './FoldedColumns.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { SelectAll } from '../selection/SelectAll.tsx';
import { type RowEvents, TableRow } from './TableRow.tsx';
import styles from '../table.module.css';

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
  /** Copy was asked for on a row. */
  onRowCopy?: (record: T) => void;
  /** Px that the user gave to columns. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** The user dragged a column to a width in px. */
  onResize?: (key: string, width: number) => void;
  /** Px of all columns, whenever they change. */
  onWidths?: (widths: Readonly<Record<string, number>>) => void;
  /** Key of the record set. While it is the same, no column gets narrower. */
  scope: string;
}

const selectWidth = 44;
const actionsWidth = 52;
const widthOf = ({ width }: PlacedWidth): CSSProperties => ({ width });
const selectColumn = { width: selectWidth };
const actionsColumn = { width: actionsWidth };

/** A semantic table: sticky head, fixed columns, one Tab stop for all rows. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const {
    label,
    records,
    rowKey,
    rowHeight,
    busy,
    sort,
    onSortChange,
    selection,
    rowActions,
    onRowOpen,
    rowHref,
    onRowPreview,
    onRowCopy,
    onResize,
    onWidths,
  } = props;
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
    onCopy: onRowCopy && ((index) => records[index] && onRowCopy(records[index])),
  });
  const { dragged, handleOf } = useColumnWidth((key, width) => onResize?.(key, width));
  const styleOf = useStyleOf();
  const locale = useTextLocale();
  const [start, end] = [selection ? selectWidth : 0, rowActions ? actionsWidth : 0];
  const [showsAll, setShowsAll] = useState(false);
  const { widths: ownWidths } = props;
  const measuredColumns = useMemo(() => props.columns.map((column) => measured(column, locale, ownWidths?.[column.key])), [props.columns, locale, ownWidths]);
  const { box, places, fitOf } = useColumnWidths({
    columns: measuredColumns,
    records,
    beside: start + end,
    isFirst: !selection,
    folds: rowActions !== undefined && !showsAll,
    scope: `${locale.language} ${props.scope}`,
    isServers: isWritten(styleOf),
  });
  useEffect(() => {
    if (places) onWidths?.(Object.fromEntries(measuredColumns.map(({ key }, index) => [key, places[index]!.width])));
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each change of widths
  }, [places]);
  const columns = useMemo(() => props.columns.filter((_, index) => !places?.[index]?.isFolded), [props.columns, places]);
  const placed = useMemo(
    () =>
      props.columns.flatMap(({ key, fixed }, index): PlacedWidth[] => {
        const place = places?.[index];
        if (!place || place.isFolded) return [];
        return [{ width: dragged?.key === key ? dragged.width : place.width, fixed: place.isPinned ? fixed : undefined }];
      }),
    [props.columns, places, dragged],
  );
  const stops = useMemo(() => fixedPlaces(placed, start, end), [placed, start, end]);
  const width = placed.reduce((sum, column) => sum + column.width, start + end);
  const lastLeft = placed.findLastIndex(({ fixed }) => fixed === 'left');
  const folded = props.columns.filter((_, index) => places?.[index]?.isFolded);
  const size = { minWidth: width, '--hw-row-height': `${rowHeight}px` } as CSSProperties;
  const open = (index: number): void => {
    if (records[index]) onRowOpen?.(records[index]);
  };
  const events = useSteady<RowEvents>({
    onFocus: keys.setCurrent,
    onClick(event: MouseEvent, index: number) {
      if ((event.target as Element).closest(rowControls)) return;
      // A user who marks text in a row wants to copy it.
      if (!window.getSelection()?.toString()) open(index);
    },
    onOpen: open,
    onToggle: toggle,
    onAction: (index: number, key: string) =>
      records[index] &&
      rowActions?.(records[index])
        .find((action) => action.key === key)
        ?.onClick(),
  });
  return (
    // Focusable, so that it can be scrolled sideways with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={`${styles.scroll} hw-focusable`} role="region" aria-label={label} tabIndex={0}>
      <ServerStyles styleOf={styleOf} styles={() => [size, selectColumn, actionsColumn, ...placed.map(widthOf), ...stops]} />
      {places && (
        <table className={styles.table} {...styleOf(size)} aria-busy={busy}>
          <colgroup>
            {selection && <col {...styleOf(selectColumn)} />}
            {columns.map(({ key }, index) => (
              <col key={key} {...styleOf(widthOf(placed[index]!))} />
            ))}
            {rowActions && <col {...styleOf(actionsColumn)} />}
          </colgroup>
          <thead>
            <tr>
              {selection && (
                <th className={`${styles.select} ${styles.fixed}`}>
                  <SelectAll records={records} rowKey={rowKey} selection={selection} />
                </th>
              )}
              {columns.map((column, index) => (
                <HeaderCell
                  key={column.key}
                  column={column}
                  fixed={stops[index]}
                  isLastFixed={index === lastLeft}
                  sort={sort}
                  onSortChange={onSortChange}
                  resize={onResize && { ...handleOf(column.key), onDoubleClick: () => onResize(column.key, toWidth(fitOf(column.key))) }}
                />
              ))}
              {rowActions && (
                <th className={`${styles.fixed} ${styles.actionsCell}`} scope="col">
                  <span className="hw-hidden">{t('list.actions')}</span>
                  {(folded.length > 0 || showsAll) && <FoldedColumns columns={folded} onToggle={() => setShowsAll(!showsAll)} />}
                </th>
              )}
            </tr>
          </thead>
          {/* Keys belong to the focused row; the body only listens. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody onKeyDown={keys.onKeyDown}>
            {records.map((record, index) => {
              const id = rowKey(record);
              return (
                <TableRow
                  key={id}
                  record={record}
                  index={index}
                  columns={columns}
                  places={stops}
                  lastLeft={lastLeft}
                  href={rowHref?.(record)}
                  isOpenable={onRowOpen !== undefined}
                  selected={selection?.ids.includes(id)}
                  isDisabled={selection?.isDisabled?.(record) ?? false}
                  isCurrent={index === keys.current}
                  isPreviewed={props.previewed === index}
                  actions={rowActions?.(record)}
                  events={events}
                />
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}
