import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import { useTopic } from '../topics/useTopic.ts';
import type { Statistic } from '../columnModel/column.ts';
import { isDrawn } from '../viewport/columnWindow.ts';
import { figureOf } from '../totals/figureOf.ts';
import { shownStatistics } from '../totals/totals.ts';
import { HelperCell } from '../cells/HelperCell.tsx';

/** The exact figures under the rows: a line of sums, and one of averages if a column asks for it. */
export const TotalsRow = memo(function TotalsRow() {
  const { columns } = useTableContext();
  return (
    <div role="rowgroup" className={styles.foot}>
      {shownStatistics(columns).map((statistic, index) => (
        <StatisticRow key={statistic} statistic={statistic} index={index} />
      ))}
    </div>
  );
});

/** The table's own columns before the others. */
const startHelpers = ['drag', 'selection', 'expand', 'number'] as const;

function StatisticRow({ statistic, index }: { statistic: Statistic; index: number }) {
  const { model, columns, helpers, headRows, places, styleOf, t, viewport } = useTableContext();
  const rowCount = useTopic(model.topics, 'order', model.view.lineCount);
  const drawn = useSyncExternalStore(viewport.subscribe, viewport.columns, viewport.columns);
  const title = statistic === 'sum' ? t('total') : t('average');
  const titled = columns.find((column) => !column.statistics);
  return (
    <div role="row" aria-rowindex={rowCount + 1 + headRows + index} className={styles.footRow} data-statistic={statistic}>
      {startHelpers.map((name) => helpers[name] && <HelperCell key={name} column={helperKeys[name]} />)}
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
            {...styleOf(place.style)}
          >
            <span className={styles.text}>
              {column.statistics?.includes(statistic) ? <Figure column={column} statistic={statistic} /> : column === titled && title}
            </span>
          </div>
        );
      })}
      {helpers.actions && <HelperCell column={helperKeys.actions} />}
    </div>
  );
}

function Figure({ column, statistic }: { column: EditableColumn<object>; statistic: Statistic }) {
  const { model, locale } = useTableContext();
  return useTopic(model.topics, 'rows', () => figureOf(model.totals, column, statistic, locale));
}

/** Says the sums once they have stood still, not at every key. */
const quietMs = 1000;

export const TotalsStatus = memo(function TotalsStatus() {
  const { model, columns, locale, t } = useTableContext();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      const list = (statistic: Statistic) =>
        columns
          .filter(({ statistics }) => statistics?.includes(statistic))
          .map((column) => `${column.title} ${figureOf(model.totals, column, statistic, locale)}`)
          .join(', ');
      const [sums, averages] = [list('sum'), list('average')];
      setSaid([sums && t('totals', { sums }), averages && t('averages', { averages })].filter(Boolean).join(' '));
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
});
