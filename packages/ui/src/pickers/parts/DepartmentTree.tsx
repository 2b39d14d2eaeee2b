import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { List, type RowComponentProps, useListRef } from 'react-window';
import { useMessages } from '../../HarrowProvider/index.ts';
import { treeStep } from '../../trees/model/treeRows.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import { type DepartmentLine, departmentLines, type DepartmentNode } from '../model/departmentTree.ts';
import styles from './departmentTree.module.css';

interface DepartmentTreeProps {
  nodes: readonly DepartmentNode[];
  /** Brings the children of a department; rejects when they cannot be loaded. */
  load?: ((id: string) => Promise<void>) | undefined;
  /** Opens the first level, unless it is a long one. Default false. */
  rootOpened?: boolean;
  /** Several can be chosen, so that rows have check boxes. Default false. */
  multiple?: boolean;
  /** Px; higher trees are scrolled. */
  height: number;
  isChosen: (node: DepartmentNode) => boolean;
  isLocked?: (node: DepartmentNode) => boolean;
  onPress: (node: DepartmentNode) => void;
}

const rowPx = 30;
/** More roots than this stay closed. */
const mostOpened = 10;

function rootsToOpen(nodes: readonly DepartmentNode[]): readonly DepartmentNode[] {
  const branches = nodes.filter(({ isLeaf }) => !isLeaf);
  return branches.length > mostOpened ? [] : branches;
}
const nothingLocked = () => false;

/** Departments to choose from. Only rows in view are drawn; a branch is asked for when it is opened, and stays closed when that fails. */
export function DepartmentTree({
  nodes,
  load,
  rootOpened = false,
  multiple = false,
  height,
  isChosen,
  isLocked = nothingLocked,
  onPress,
}: DepartmentTreeProps) {
  const { t } = usePickerTexts();
  const { message } = useMessages();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(rootOpened ? rootsToOpen(nodes).map(({ key }) => key) : []));
  const atFirst = useRef({ nodes, open, load });
  useEffect(() => {
    const { nodes: roots, open: opened, load: fetchBranch } = atFirst.current;
    // The user did not open these: one that fails is closed again without a message.
    for (const { key, children } of roots) if (opened.has(key) && !children) fetchBranch?.(key).catch(() => setBranch(key, false));
  }, []);
  const [active, setActive] = useState<string>();
  const list = useListRef(null);
  const id = useId();
  const lines = useMemo(() => departmentLines(nodes, open), [nodes, open]);
  const at = Math.max(
    lines.findIndex(({ id: one }) => one === active),
    0,
  );
  const current = lines[at];
  const shownPx = Math.min(lines.length * rowPx, height);

  function setBranch(key: string, isOpen: boolean) {
    setOpen((before) => (isOpen ? new Set([...before, key]) : new Set([...before].filter((one) => one !== key))));
  }

  async function openBranch(line: DepartmentLine) {
    setBranch(line.id, true);
    if (line.kind !== 'row' || line.row.children || !load) return;
    try {
      await load(line.id);
    } catch (reason) {
      setBranch(line.id, false);
      message.error(reason instanceof Error ? reason.message : String(reason));
    }
  }

  function press(line: DepartmentLine) {
    if (line.kind === 'row' && !isLocked(line.row)) onPress(line.row);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!current) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return press(current);
    }
    const step = treeStep(lines, at, event.key, Math.floor(height / rowPx) - 1);
    if (!step) return;
    event.preventDefault();
    if (step === 'open') return void openBranch(current);
    if (step === 'close') return setBranch(current.id, false);
    setActive(lines[step.to]?.id);
    list.current?.scrollToRow({ index: step.to });
  }

  return (
    <List
      listRef={list}
      role="tree"
      aria-label={t('department.tree')}
      aria-multiselectable={multiple}
      aria-activedescendant={current && id + current.id}
      tabIndex={0}
      className={styles.tree}
      style={{ height: `min(${shownPx}px, var(--tree-most, 100vh))` }}
      defaultHeight={shownPx}
      onKeyDown={handleKeyDown}
      rowCount={lines.length}
      rowHeight={rowPx}
      rowKey={lineKey}
      overscanCount={1}
      rowComponent={Row}
      rowProps={{
        lines,
        idStart: id,
        active: current?.id,
        multiple,
        isChosen,
        isLocked,
        onPress(line, onExpander) {
          setActive(line.id);
          if (!onExpander) press(line);
          else if (line.kind === 'row' && line.open) setBranch(line.id, false);
          else void openBranch(line);
        },
      }}
    />
  );
}

interface RowData extends Required<Pick<DepartmentTreeProps, 'multiple' | 'isChosen' | 'isLocked'>> {
  lines: readonly DepartmentLine[];
  idStart: string;
  active: string | undefined;
  onPress: (line: DepartmentLine, onExpander: boolean) => void;
}

/** By what a line shows, not by its place: when a branch opens above a row that is being pressed, its element must not become another row's. */
const lineKey = (index: number, { lines }: RowData): string => lines[index]!.id;

/** Px further in for each level. */
const indentPx = 20;
/** Px of an expander and the gap after it. */
const expanderPx = 30;

function Row({ index, style, lines, idStart, active, multiple, isChosen, isLocked, onPress }: RowComponentProps<RowData>) {
  const { t } = usePickerTexts();
  const line = lines[index]!;
  const hasExpander = line.kind === 'row' && line.expandable;
  const place = { ...style, paddingInlineStart: (line.level - 1) * indentPx + (hasExpander ? 0 : expanderPx) };
  const shared = { id: idStart + line.id, role: 'treeitem', className: styles.row, style: place, 'aria-level': line.level } as const;
  if (line.kind === 'loading') {
    return (
      <div {...shared} aria-selected={false}>
        <span className={styles.quiet}>{t('ui:loading')}</span>
      </div>
    );
  }
  const chosen = isChosen(line.row);
  const locked = isLocked(line.row);
  return (
    // The tree listens to keys; a row only to presses.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      {...shared}
      role="treeitem"
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.expandable ? line.open : undefined}
      aria-disabled={locked || undefined}
      {...(multiple ? { 'aria-checked': chosen } : { 'aria-selected': chosen })}
      data-active={line.id === active || undefined}
      data-chosen={chosen || undefined}
      onClick={({ target }) => onPress(line, line.expandable && (target as Element).closest(`.${styles.expander}`) !== null)}
    >
      {line.expandable && <span className={styles.expander} data-open={line.open || undefined} aria-hidden />}
      {multiple && <input type="checkbox" tabIndex={-1} aria-hidden checked={chosen} disabled={locked} readOnly />}
      <span className={styles.name} title={line.row.title}>
        {line.row.title}
      </span>
    </div>
  );
}
