import { RightOutlined } from '@ant-design/icons';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { treePlace } from '../cells/Cell.tsx';
import { shownText } from '../cells/shownText.ts';
import { useTableContext } from '../context/tableContext.ts';
import tableStyles from '../EditableTable.module.css';
import { rowPlace } from '../layout/rowPlace.ts';
import { useRowVersion } from '../topics/useRowVersion.ts';
import { useTopic } from '../topics/useTopic.ts';
import { type ColumnWindow, isDrawn } from '../viewport/columnWindow.ts';
import { mostStuck } from '../viewport/rowWindow.ts';
import { GroupSum, GroupText, useHeadingPlaces } from './GroupHeading.tsx';
import styles from './nesting.module.css';
import { areSameLines, type StuckLine, stuckLines } from './stuckLines.ts';
import { toggleLine } from './toggleLine.ts';

const none: readonly StuckLine[] = [];

/**
 * Headings of groups, and rows of a tree, that were scrolled away while what stands below them is in view, stay above it. Copies to be seen and
 * pressed: the keys and those who hear the table meet the lines themselves.
 */
export function StuckLines({ drawn }: { drawn: ColumnWindow }) {
  const { model, viewport, offsets, rowHeight } = useTableContext();
  const box = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(none);
  useLayoutEffect(() => {
    const scroller = box.current!.closest('[data-grid]')!;
    const look = () => {
      const nested = model.view.nested();
      const now = nested
        ? stuckLines({ view: model.view, nested, offsets: offsets(), rowHeight, scrollTop: scroller.scrollTop, most: mostStuck(viewport.pageSize()) })
        : none;
      setStuck((before) => (areSameLines(before, now) ? before : now));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    const stop = ['order', 'expanded'].map((topic) => model.topics.subscribe(topic, look));
    return () => {
      scroller.removeEventListener('scroll', look);
      for (const leave of stop) leave();
    };
  }, [model, viewport, offsets, rowHeight]);

  return (
    // A press leaves the focus where it is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} aria-hidden className={styles.stuck} onMouseDown={(event) => event.preventDefault()}>
      {stuck.map(({ id, top }, at) =>
        model.view.nested()?.group(id) ? (
          <StuckHeading key={id} groupId={id} top={top} level={at} drawn={drawn} />
        ) : (
          <StuckRow key={id} rowId={id} top={top} level={at} drawn={drawn} />
        ),
      )}
    </div>
  );
}

interface LineProps {
  top: number;
  /** From 0: those further in go below the others when they are pushed out. */
  level: number;
  drawn: ColumnWindow;
}

function Line({ top, level, className = '', onClick, children }: Omit<LineProps, 'drawn'> & { className?: string; onClick: () => void; children: ReactNode }) {
  const { styleOf } = useTableContext();
  return (
    // The keys have the line itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={`${tableStyles.row} ${styles.stuckLine} ${className}`} {...styleOf({ ...rowPlace(top), zIndex: -level })} onClick={onClick}>
      {children}
    </div>
  );
}

/** A press closes the group, as one on its heading does, and goes to where that is. */
function StuckHeading({ groupId, drawn, ...line }: LineProps & { groupId: string }) {
  const { model, focus, places, styleOf } = useTableContext();
  useRowVersion(model.topics, groupId);
  const count = useTopic(model.topics, 'order', () => model.view.nested()?.rowCount(groupId) ?? 0);
  const { summed, titlePlace } = useHeadingPlaces(line.level);
  function close() {
    toggleLine({ model, focus }, groupId);
    focus.scrollToRow(groupId);
  }
  return (
    <Line {...line} className={styles.heading} onClick={close}>
      <div className={`${tableStyles.cell} ${styles.title}`} {...styleOf(titlePlace)}>
        <GroupText groupId={groupId} count={count} />
      </div>
      {summed.map(
        (one) => isDrawn(drawn, places.get(one.key)!.index, places.get(one.key)!.frozen) && <GroupSum key={one.key} groupId={groupId} column={one} />,
      )}
    </Line>
  );
}

/** A press goes to the row; one on its arrow closes what stands below it. */
function StuckRow({ rowId, drawn, ...line }: LineProps & { rowId: string }) {
  const { model, columns, places, treeColumn, cells, focus, styleOf } = useTableContext();
  useRowVersion(model.topics, rowId);
  const row = model.store.row(rowId);
  const nested = model.view.nested();
  if (!row || !nested) return null;
  const level = nested.level(rowId);
  const { editing, locale } = cells;
  function close() {
    toggleLine({ model, focus }, rowId);
    focus.scrollToRow(rowId);
  }
  const styleAt = (key: string): CSSProperties => (key === treeColumn ? treePlace(places.get(key)!, level) : places.get(key)!.style);
  return (
    <Line {...line} onClick={() => focus.focusCell(rowId, treeColumn!)}>
      {/* The table's own columns, lest others show through below them. */}
      {[...places].map(
        ([key, { frozen }]) =>
          key.startsWith('#') && <div key={key} className={tableStyles.cell} data-frozen={frozen} data-helper {...styleOf(styleAt(key))} />,
      )}
      {columns.map((column) => {
        const { index, frozen, first } = places.get(column.key)!;
        if (!isDrawn(drawn, index, frozen)) return null;
        const isTree = column.key === treeColumn;
        return (
          <div
            key={column.key}
            className={tableStyles.cell}
            data-align={column.align === 'left' ? undefined : column.align}
            data-frozen={frozen}
            data-first={first || undefined}
            data-tree={isTree || undefined}
            {...styleOf(styleAt(column.key))}
          >
            <div className={tableStyles.text}>{shownText({ column, row, mode: 'read', editing, locale })}</div>
            {isTree && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.branch}
                aria-expanded
                onClick={(event) => {
                  event.stopPropagation();
                  close();
                }}
              >
                <RightOutlined />
              </button>
            )}
          </div>
        );
      })}
    </Line>
  );
}
