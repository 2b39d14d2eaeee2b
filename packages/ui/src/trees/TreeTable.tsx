import { type CSSProperties, type KeyboardEvent, Suspense, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/Skeletons.tsx';
import { useSize } from './hooks/useSize.ts';
import { useTreeColumns } from './hooks/useTreeColumns.ts';
import { useTreeRows } from './hooks/useTreeRows.ts';
import { type RowLine, treeLines, type TreeLine, type TreeRecord, treeStep } from './model/treeRows.ts';
import { indentOf, TreeRow, treeRowPlace } from './parts/TreeRow.tsx';
import { TreeDeletion } from './parts/TreeDeletion.tsx';
import styles from './trees.module.css';
import type { Selected, TreeSelection, TreeTableProps } from './TreeTable.types.ts';
import { useTreeTexts, useTreeTextsArrived } from './useTreeTexts.ts';

/** Px of the head, and of a row where nothing else is said. */
const headHeight = 40;
/** Px, where the columns do not fit and stand in two lines. */
const tallRowHeight = 64;
/** Px; narrower tables have tall rows, as have those that are narrower than their columns. */
const narrow = 560;
/** Looking at more rows would be noticed, and rarely make a column wider. */
const mostMeasured = 1000;
/** Rows drawn before the size is known, and around those in view. */
const firstRows = 20;
const overscan = 6;
const saysYes = (row: TreeRecord): boolean => row['hasChildren'] === true || row['hasChildren'] === 1 || row['hasChildren'] === '1';

/** Rows in a tree, loaded branch by branch. Only rows in view are drawn. */
export function TreeTable<Row extends object = TreeRecord>(given: TreeTableProps<Row>) {
  // The type of the rows is agreed between the application's `load` and its columns.
  const props = given as unknown as TreeTableProps;
  const { deletion, columns, rowKey = 'id', onDeleted } = props;
  const [selected, setSelected] = useState<Selected>(new Map());
  const own: TreeSelection | undefined = deletion && { rows: selected, onChange: setSelected, ...(deletion.isAllowed && { isAllowed: deletion.isAllowed }) };
  const hasTexts = useTreeTextsArrived();
  if (!hasTexts) return <ListSkeleton rows={6} />;
  return (
    <>
      <Suspense>{deletion && <TreeDeletion {...{ deletion, columns, rowKey, selected, setSelected, onDeleted }} />}</Suspense>
      <Suspense fallback={<ListSkeleton rows={6} />}>
        <Table {...props} selection={props.selection ?? own} />
      </Suspense>
    </>
  );
}

interface TableProps extends Omit<TreeTableProps, 'selection' | 'deletion'> {
  selection: TreeSelection | undefined;
}

const noneSelected: Selected = new Map();

function Table({
  label,
  columns,
  height = 480,
  hasChildren = saysYes,
  rowActions,
  onRowOpen,
  selection,
  current,
  rowHeight = headHeight,
  ...asked
}: TableProps) {
  const { t } = useTreeTexts();
  const { state, error, retry, open, close } = useTreeRows({ ...asked, hasChildren, answerType: t('answerType') });
  const [active, setActive] = useState<string>();
  const [scrollTop, setScrollTop] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<HTMLDivElement | null>(null);
  const size = useSize(grid);
  const id = useId();

  const styleOf = useStyleOf();
  const lines = useMemo(() => treeLines(state, hasChildren), [state, hasChildren]);
  const rows = useMemo(() => lines.slice(0, mostMeasured).flatMap((line) => (line.kind === 'row' ? [line.row] : [])), [lines]);
  const { box, template, width } = useTreeColumns(columns, rows, { ...asked, hasActions: rowActions !== undefined, hasBoxes: selection !== undefined });
  // Beside columns that are out of sight the names of the rows would be cut.
  const isNarrow = size !== undefined && size.width < Math.max(narrow, width) && columns.length > 1;
  const rowPx = isNarrow ? Math.max(tallRowHeight, rowHeight) : rowHeight;
  const rowsInView = size ? Math.ceil(size.height / rowPx) : firstRows;
  const first = Math.max(Math.floor(scrollTop / rowPx) - overscan, 0);
  const shown = lines.slice(first, first + rowsInView + 2 * overscan);
  const at = Math.max(
    lines.findIndex((line) => line.id === active),
    0,
  );
  const activeLine = lines[at];

  function moveTo(index: number) {
    setActive(lines[index]?.id);
    const element = scroller.current;
    if (!element) return;
    // The head covers the first row's height.
    const headPx = isNarrow ? 0 : headHeight;
    const top = index * rowPx;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowPx + headPx > element.scrollTop + element.clientHeight) element.scrollTop = top + rowPx + headPx - element.clientHeight;
  }

  function toggle(line: TreeLine) {
    if (line.kind !== 'row') return;
    if (line.open) close(line.id);
    else open(line.id);
  }

  const selected = selection?.rows ?? noneSelected;
  const maySelect = (row: TreeRecord): boolean => selection !== undefined && (selection.isAllowed?.(row) ?? true);
  function toggleSelected({ id: key, row }: RowLine) {
    const next = new Map(selected);
    if (!next.delete(key)) next.set(key, row);
    selection?.onChange(next);
  }

  // One and the same for all rows and renderings, so that rows are drawn anew only for what changes in them.
  const latest = useRef({ toggle, toggleSelected });
  useLayoutEffect(() => {
    latest.current = { toggle, toggleSelected };
  });
  const toggleRow = useCallback((line: TreeLine) => latest.current.toggle(line), []);
  const selectRow = useCallback((line: RowLine) => latest.current.toggleSelected(line), []);

  function handleKeyDown(event: KeyboardEvent) {
    // A menu in a row has its own keys.
    if (!activeLine || event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && activeLine.kind === 'row') {
      if (onRowOpen) onRowOpen(activeLine.row);
      else if (activeLine.expandable) toggle(activeLine);
      return;
    }
    if (event.key === ' ' && activeLine.kind === 'row' && maySelect(activeLine.row)) {
      event.preventDefault();
      toggleSelected(activeLine);
      return;
    }
    const step = treeStep(lines, at, event.key, Math.max(rowsInView - 2, 1));
    if (!step) return;
    event.preventDefault();
    if (step === 'open') open(activeLine.id);
    else if (step === 'close') close(activeLine.id);
    else moveTo(step.to);
  }

  const placeholder =
    error !== undefined ? (
      <ErrorState reason={error} onRetry={retry} />
    ) : !state.roots ? (
      <ListSkeleton rows={6} />
    ) : lines.length === 0 ? (
      <EmptyState title={t('empty')} />
    ) : undefined;
  if (placeholder) return <div ref={box}>{placeholder}</div>;

  const sizes = {
    maxHeight: height,
    '--tree-columns': template,
    '--tree-width': `${width}px`,
    '--tree-row': `${rowPx}px`,
    '--tree-facts': columns.length - 1,
  } as CSSProperties;
  const body = { height: lines.length * rowPx };
  const lineId = (line: TreeLine | undefined) => line && `${id}${line.id}`;
  return (
    <div ref={box}>
      <div
        ref={(element) => {
          scroller.current = element;
          setGrid(element);
        }}
        className={styles.grid}
        data-narrow={isNarrow || undefined}
        data-actions={rowActions ? true : undefined}
        data-boxes={selection ? true : undefined}
        {...styleOf(sizes)}
        role="treegrid"
        aria-label={label}
        aria-multiselectable={selection !== undefined || undefined}
        aria-rowcount={lines.length + 1}
        aria-activedescendant={activeLine && shown.includes(activeLine) ? lineId(activeLine) : undefined}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      >
        <ServerStyles
          styleOf={styleOf}
          styles={() => [sizes, body, ...shown.flatMap(({ level }, index) => [treeRowPlace((first + index) * rowPx, level), indentOf(level), wholeRow(level)])]}
        />
        <div role="row" aria-rowindex={1} className={styles.head}>
          {columns.map(({ key, title, align }) => (
            <div key={key} role="columnheader" data-align={align}>
              {title}
            </div>
          ))}
          {rowActions && (
            <div role="columnheader">
              <span className="hw-hidden">{t('actionsColumn')}</span>
            </div>
          )}
        </div>
        <div role="rowgroup" className={styles.rows} {...styleOf(body)}>
          {shown.map((line, index) => {
            const rowIndex = first + index;
            const top = rowIndex * rowPx;
            if (line.kind === 'row') {
              return (
                <TreeRow
                  key={line.id}
                  id={lineId(line)}
                  line={line}
                  columns={columns}
                  rowActions={rowActions}
                  onRowOpen={onRowOpen}
                  rowIndex={rowIndex + 2}
                  top={top}
                  isActive={line === activeLine}
                  isCurrent={line.id === current}
                  onActivate={setActive}
                  onToggle={toggleRow}
                  isSelected={selected.has(line.id)}
                  onSelect={maySelect(line.row) ? selectRow : undefined}
                  hasBoxes={selection !== undefined}
                />
              );
            }
            return (
              <div
                key={line.id}
                id={lineId(line)}
                role="row"
                aria-level={line.level}
                aria-rowindex={rowIndex + 2}
                className={styles.row}
                {...styleOf(treeRowPlace(top, line.level))}
              >
                <div role="gridcell" className={styles.quiet} {...styleOf(wholeRow(line.level))}>
                  {t('loadingRow')}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A line that has one cell. */
const wholeRow = (level: number): CSSProperties => ({ ...indentOf(level), gridColumn: '1 / -1' });
