import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { useMessages } from '../HarrowProvider/index.ts';
import { valueOf } from '../pickers/model/recordCache.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/Skeletons.tsx';
import { changeTree, emptyTree, readRows, treeLines, type TreeLine, type TreeRecord, treeStep } from './model/treeRows.ts';
import styles from './trees.module.css';
import { useTreeTexts } from './useTreeTexts.ts';

export interface TreeColumn {
  /** Field of the row. */
  key: string;
  title: string;
  /** Px. Default: its share. */
  width?: number;
  align?: 'left' | 'right';
  /** Default: the field as text. */
  render?: (row: TreeRecord) => ReactNode;
}

export interface TreeTableProps {
  /** What the table holds; told to screen readers. */
  label: string;
  /** The first column has the tree. */
  columns: readonly TreeColumn[];
  /** Answers a list of rows, or an object that has one as `records`. Rejects with an `Error` whose message can be shown. */
  load: (query: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<unknown>;
  /** For children, where they have a call of their own. Default: `load`. */
  loadChildren?: TreeTableProps['load'];
  /** Name of the parent's parameter. Default `parentId`. */
  queryKey?: string;
  /** Parent of the roots. Default: the parameter is left out. */
  topValue?: string;
  /** Sent along with every question. */
  condition?: string;
  /** Further parameters; other ones load the table anew. */
  queryParams?: Readonly<Record<string, string>>;
  /** Field that tells rows apart. Default `id`. */
  rowKey?: string;
  /** Whether a row may have children. Default: its field `hasChildren` says so (true, 1 or '1'). */
  hasChildren?: (row: TreeRecord) => boolean;
  /** Px; higher tables are scrolled. Default 480. */
  height?: number;
  /** Enter or a double click on a row. */
  onRowOpen?: (row: TreeRecord) => void;
}

const rowPx = 40;
const overscan = 6;
const saysYes = (row: TreeRecord): boolean => row['hasChildren'] === true || row['hasChildren'] === 1 || row['hasChildren'] === '1';
const noParams = {};

/** Rows in a tree, loaded branch by branch. Only rows in view are drawn. */
export function TreeTable(props: TreeTableProps) {
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <Table {...props} />
    </Suspense>
  );
}

function Table(props: TreeTableProps) {
  const { label, columns, load, loadChildren = load, queryKey = 'parentId', topValue, condition, queryParams = noParams } = props;
  const { rowKey = 'id', hasChildren = saysYes, height = 480, onRowOpen } = props;
  const { t } = useTreeTexts();
  const { message } = useMessages();
  const [state, change] = useReducer(changeTree, emptyTree);
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const [active, setActive] = useState<string>();
  const [scrollTop, setScrollTop] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const leaving = useRef(new AbortController());
  const id = useId();
  const keyOf = (row: TreeRecord) => valueOf(row, rowKey);
  const calls = useRef({ load, loadChildren, t, keyOf });
  calls.current = { load, loadChildren, t, keyOf };
  const shared = JSON.stringify({ ...queryParams, ...(condition === undefined ? {} : { condition }) });

  async function ask(call: 'load' | 'loadChildren', parent: string | undefined, signal: AbortSignal): Promise<readonly TreeRecord[]> {
    const query = { ...(JSON.parse(shared) as Record<string, string>), ...(parent === undefined ? {} : { [queryKey]: parent }) };
    const rows = readRows(await calls.current[call](query, signal));
    if (!rows) throw new Error(calls.current.t('answerType'));
    return rows;
  }
  const asking = useRef(ask);
  asking.current = ask;

  // Other parameters load the table anew, with everything closed.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    asking.current('load', topValue, controller.signal).then(
      (rows) => {
        if (controller.signal.aborted) return;
        setError(undefined);
        change({ type: 'roots', rows, keyOf: calls.current.keyOf });
      },
      (reason: unknown) => !controller.signal.aborted && setError(reason instanceof Error ? reason.message : String(reason)),
    );
    return () => controller.abort();
  }, [shared, topValue, queryKey, round]);

  function open(row: string) {
    const isKnown = state.children.has(row);
    change({ type: 'open', id: row });
    if (isKnown) return;
    const { signal } = leaving.current;
    ask('loadChildren', row, signal).then(
      (rows) => !signal.aborted && change({ type: 'children', parent: row, rows, keyOf }),
      (reason: unknown) => {
        if (signal.aborted) return;
        change({ type: 'failed', id: row });
        message.error(reason instanceof Error ? reason.message : String(reason));
      },
    );
  }

  const lines = useMemo(() => treeLines(state, hasChildren), [state, hasChildren]);
  const first = Math.max(Math.floor(scrollTop / rowPx) - overscan, 0);
  const shown = lines.slice(first, first + Math.ceil(height / rowPx) + 2 * overscan);
  const at = Math.max(
    lines.findIndex((line) => line.id === active),
    0,
  );
  const activeLine = lines[at];

  function moveTo(index: number) {
    setActive(lines[index]?.id);
    const element = scroller.current;
    if (!element) return;
    const top = index * rowPx;
    // The head covers the first row's height.
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + 2 * rowPx > element.scrollTop + element.clientHeight) element.scrollTop = top + 2 * rowPx - element.clientHeight;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!activeLine) return;
    if (event.key === 'Enter' && activeLine.kind === 'row') {
      if (onRowOpen) onRowOpen(activeLine.row);
      else if (activeLine.expandable) toggle(activeLine);
      return;
    }
    const step = treeStep(lines, at, event.key, Math.max(Math.floor(height / rowPx) - 2, 1));
    if (!step) return;
    event.preventDefault();
    if (step === 'open') open(activeLine.id);
    else if (step === 'close') change({ type: 'close', id: activeLine.id });
    else moveTo(step.to);
  }

  function toggle(line: TreeLine) {
    if (line.kind !== 'row') return;
    if (line.open) change({ type: 'close', id: line.id });
    else open(line.id);
  }

  if (error !== undefined) {
    return (
      <ErrorState
        reason={error}
        onRetry={() => {
          setError(undefined);
          setRound(round + 1);
        }}
      />
    );
  }
  if (!state.roots) return <ListSkeleton rows={6} />;
  if (lines.length === 0) return <EmptyState title={t('empty')} />;

  const template = columns.map(({ width }) => (width === undefined ? 'minmax(120px, 1fr)' : `${width}px`)).join(' ');
  const lineId = (line: TreeLine | undefined) => line && `${id}${line.id}`;
  return (
    <div
      ref={scroller}
      className={styles.grid}
      style={{ maxHeight: height, ['--tree-columns' as string]: template }}
      role="treegrid"
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-activedescendant={activeLine && shown.includes(activeLine) ? lineId(activeLine) : undefined}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        {columns.map(({ key, title, align }) => (
          <div key={key} role="columnheader" data-align={align}>
            {title}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.rows} style={{ height: lines.length * rowPx }}>
        {shown.map((line, index) => {
          const place = { transform: `translateY(${(first + index) * rowPx}px)` };
          const indent = { paddingInlineStart: 12 + (line.level - 1) * 20 };
          if (line.kind === 'loading') {
            return (
              <div key={line.id} id={lineId(line)} role="row" aria-level={line.level} aria-rowindex={first + index + 2} className={styles.row} style={place}>
                <div role="gridcell" className={styles.quiet} style={{ ...indent, gridColumn: '1 / -1' }}>
                  {t('loadingRow')}
                </div>
              </div>
            );
          }
          return (
            // The grid listens to keys; a row only to presses.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={line.id}
              id={lineId(line)}
              role="row"
              aria-level={line.level}
              aria-posinset={line.position}
              aria-setsize={line.siblings}
              aria-expanded={line.expandable ? line.open : undefined}
              aria-rowindex={first + index + 2}
              className={styles.row}
              data-active={line === activeLine || undefined}
              style={place}
              onClick={() => setActive(line.id)}
              onDoubleClick={() => onRowOpen?.(line.row)}
            >
              {columns.map((column, columnIndex) => (
                <div key={column.key} role="gridcell" data-align={column.align} style={columnIndex === 0 ? indent : undefined}>
                  {columnIndex === 0 && (
                    <span className={styles.expander} data-open={line.open || undefined}>
                      {line.expandable && (
                        <button type="button" tabIndex={-1} aria-label={line.open ? t('close') : t('open')} onClick={() => toggle(line)}>
                          <CaretRightOutlined aria-hidden />
                        </button>
                      )}
                    </span>
                  )}
                  {column.render ? column.render(line.row) : valueOf(line.row, column.key)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
