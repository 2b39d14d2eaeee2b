import { memo, useMemo } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../table/tableContext.ts';
import { groupSpans } from './columnGroups.ts';

/** Headings above the headings of columns that belong together. */
export const GroupRow = memo(function GroupRow() {
  const { columns, places } = useTableContext();
  const spans = useMemo(() => {
    const groups = new Map(columns.map(({ key, group }) => [key, group]));
    return groupSpans([...places].map(([key, { frozen, offset }]) => ({ key, group: groups.get(key), frozen, offset })));
  }, [columns, places]);
  return (
    <div role="row" aria-rowindex={1} className={styles.groupRow}>
      {spans.map(({ key, group, frozen, offset, index, count }) => {
        const style = { gridColumn: `${index + 1} / span ${count}`, '--offset': `${offset}px` } as React.CSSProperties;
        if (group !== undefined) {
          return (
            <div
              key={key}
              role="columnheader"
              aria-colindex={index + 1}
              aria-colspan={count}
              className={styles.cell}
              data-group
              data-frozen={frozen}
              style={style}
            >
              <span className={styles.groupTitle}>{group}</span>
            </div>
          );
        }
        // Hides what is scrolled behind it.
        return frozen && <div key={key} aria-hidden className={styles.cell} data-frozen={frozen} style={style} />;
      })}
    </div>
  );
});
