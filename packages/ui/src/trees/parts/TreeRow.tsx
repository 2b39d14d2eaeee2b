import { CaretRightOutlined } from '@ant-design/icons';
import { type CSSProperties, memo } from 'react';
import { ActionMenu } from '../../ActionBar/ActionMenu.tsx';
import { valueOf } from '../../recordCache/recordCache.ts';
import { useStyleOf } from '../../serverStyles/useStyleOf.ts';
import type { RowLine, TreeLine } from '../model/treeRows.ts';
import styles from '../trees.module.css';
import type { TreeTableProps } from '../TreeTable.types.ts';
import { useTreeTexts } from '../useTreeTexts.ts';

interface TreeRowProps extends Pick<TreeTableProps, 'columns' | 'rowActions' | 'onRowOpen'> {
  line: RowLine;
  /** Of the element, for the grid's active row. */
  id: string | undefined;
  /** From 1; the head is the first. */
  rowIndex: number;
  /** Px from the top. */
  top: number;
  isActive: boolean;
  /** Its record is shown beside the tree. */
  isCurrent: boolean;
  onActivate: (id: string) => void;
  onToggle: (line: TreeLine) => void;
  isSelected: boolean;
  /** Left out where the row cannot be selected. */
  onSelect: ((line: RowLine) => void) | undefined;
  /** Other rows can be: the names stand under each other. */
  hasBoxes: boolean;
}

/** Px further in for each level. */
const indentPx = 20;
export const indentOf = (level: number): CSSProperties => ({ paddingInlineStart: 12 + (level - 1) * indentPx });

/** Position of a row, px from the top, and its indentation. */
export const treeRowPlace = (top: number, level: number): CSSProperties =>
  ({ transform: `translateY(${top}px)`, '--tree-indent': `${(level - 1) * indentPx}px` }) as CSSProperties;

/** A row of a tree table. Drawn anew when something of its own changes, not when the table is scrolled. */
export const TreeRow = memo(function TreeRow({
  line,
  id,
  columns,
  rowActions,
  onRowOpen,
  rowIndex,
  top,
  isActive,
  isCurrent,
  onActivate,
  onToggle,
  ...selection
}: TreeRowProps) {
  const { isSelected, onSelect, hasBoxes } = selection;
  const { t } = useTreeTexts();
  const styleOf = useStyleOf();
  const actions = rowActions?.(line.row) ?? [];
  const contentOf = (column: TreeRowProps['columns'][number]) => (column.render ? column.render(line.row, rowIndex - 2) : valueOf(line.row, column.key));
  return (
    // The grid listens to keys; a row only to presses.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="row"
      aria-level={line.level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.expandable ? line.open : undefined}
      aria-selected={onSelect && isSelected}
      aria-rowindex={rowIndex}
      aria-current={isCurrent || undefined}
      className={styles.row}
      data-active={isActive || undefined}
      {...styleOf(treeRowPlace(top, line.level))}
      onClick={() => onActivate(line.id)}
      // A double click on a button is two presses of it.
      onDoubleClick={({ target }) => !(target as Element).closest('button, label') && onRowOpen?.(line.row)}
    >
      {columns.map((column, index) => (
        <div
          key={column.key}
          role="gridcell"
          data-align={column.align}
          title={column.render ? undefined : valueOf(line.row, column.key)}
          {...styleOf(index === 0 ? indentOf(line.level) : undefined)}
        >
          {index === 0 && hasBoxes && (
            <label className={styles.box}>
              {onSelect && (
                <input
                  type="checkbox"
                  tabIndex={-1}
                  checked={isSelected}
                  aria-label={t('select', { name: valueOf(line.row, column.key) })}
                  onChange={() => onSelect(line)}
                />
              )}
            </label>
          )}
          {index === 0 && (
            <span className={styles.expander} data-open={line.open || undefined}>
              {line.expandable && (
                <button type="button" tabIndex={-1} aria-label={line.open ? t('close') : t('open')} onClick={() => onToggle(line)}>
                  <CaretRightOutlined aria-hidden />
                </button>
              )}
            </span>
          )}
          {index > 0 && contentOf(column)}
          {index === 0 && !onRowOpen && <span className={styles.name}>{contentOf(column)}</span>}
          {/* The grid has the keys. */}
          {index === 0 && onRowOpen && (
            <button type="button" tabIndex={-1} className={`hw-link ${styles.name}`} onClick={() => onRowOpen(line.row)}>
              {contentOf(column)}
            </button>
          )}
        </div>
      ))}
      {rowActions && (
        <div role="gridcell" className={styles.actions}>
          {actions.length > 0 && <ActionMenu actions={actions} label={t('actions', { name: valueOf(line.row, columns[0]!.key) })} />}
        </div>
      )}
    </div>
  );
});
