import { type CSSProperties, memo, useMemo } from 'react';
import { ServerStyles } from '../../serverStyles/ServerStyles.tsx';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { groupSpans } from './columnGroups.ts';

/** Headings above the headings of columns that belong together. */
export const GroupRow = memo(function GroupRow() {
  const { columns, places, styleOf } = useTableContext();
  const spans = useMemo(() => {
    const groups = new Map(columns.map(({ key, group }) => [key, group]));
    const tracks = [...places].map(([key, { frozen, offset }]) => ({ key, group: groups.get(key), frozen, offset }));
    return groupSpans(tracks).map((span) => ({ ...span, style: spanPlace(span) }));
  }, [columns, places]);
  return (
    <div role="row" aria-rowindex={1} className={styles.groupRow}>
      <ServerStyles styleOf={styleOf} styles={() => spans.map(({ style }) => style)} />
      {spans.map(({ key, group, frozen, index, count, style }) => {
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
              {...styleOf(style)}
            >
              <span className={styles.groupTitle}>{group}</span>
            </div>
          );
        }
        // Hides what is scrolled behind it.
        return frozen && <div key={key} aria-hidden className={styles.cell} data-frozen={frozen} {...styleOf(style)} />;
      })}
    </div>
  );
});

const spanPlace = ({ index, count, offset }: { index: number; count: number; offset: number }): CSSProperties =>
  ({ gridColumn: `${index + 1} / span ${count}`, '--offset': `${offset}px` }) as CSSProperties;
