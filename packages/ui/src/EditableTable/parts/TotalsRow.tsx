import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditableColumn } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import { helperKeys, useTableContext } from '../hooks/tableContext.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { isDrawn } from '../model/columnWindow.ts';
import { cellStyle } from './Cell.tsx';
import { HelperCell } from './HelperCell.tsx';

/** The exact sums under the rows. */
export function TotalsRow() {
  const { model, columns, helpers, places, t, viewport } = useTableContext();
  const rowCount = useTopic(model.topics, 'order', model.view.total);
  const drawn = useSyncExternalStore(viewport.subscribe, viewport.columns, viewport.columns);
  const titled = columns.find((column) => !column.statistics);
  return (
    <div role="rowgroup" className={styles.foot}>
      <div role="row" aria-rowindex={rowCount + 2} className={styles.footRow}>
        {helpers.selection && <HelperCell column={helperKeys.selection} />}
        {helpers.number && <HelperCell column={helperKeys.number} />}
        {columns.map((column) => {
          const place = places.get(column.key)!;
          if (!isDrawn(drawn, place.index, place.frozen)) return null;
          return (
            <div
              key={column.key}
              role="gridcell"
              aria-colindex={place.index + 1}
              className={styles.cell}
              data-align={column.statistics ? column.align : 'left'}
              data-frozen={place.frozen}
              data-first={place.first || undefined}
              style={cellStyle(place)}
            >
              <span className={styles.text}>{column.statistics ? <Total column={column} /> : column === titled && t('total')}</span>
            </div>
          );
        })}
        {helpers.actions && <HelperCell column={helperKeys.actions} />}
      </div>
    </div>
  );
}

function useTotal(column: EditableColumn<object>): string {
  const { model, locale } = useTableContext();
  const total = useTopic(model.topics, 'rows', () => model.totals.total(column.key));
  return total && column.toTotal ? column.toTotal(total, locale) : total;
}

function Total({ column }: { column: EditableColumn<object> }) {
  return useTotal(column);
}

/** Says the sums once they have stood still, not at every key. */
const quietMs = 1000;

export function TotalsStatus() {
  const { model, columns, locale, t } = useTableContext();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      const sums = columns
        .filter(({ statistics }) => statistics)
        .map(({ key, title, toTotal }) => `${title} ${toTotal?.(model.totals.total(key), locale) ?? model.totals.total(key)}`);
      setSaid(t('totals', { sums: sums.join(', ') }));
    };
    const stop = model.topics.subscribe('rows', () => {
      clearTimeout(timer);
      timer = setTimeout(say, quietMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model, columns, locale, t]);
  return (
    <div role="status" className="hw-hidden">
      {said}
    </div>
  );
}
