import { useSyncExternalStore } from 'react';
import styles from '../EditableTable.module.css';
import { helperKeys, useTableContext } from '../hooks/tableContext.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { isDrawn } from '../model/columnWindow.ts';
import { cellStyle } from './Cell.tsx';
import { HelperCell } from './HelperCell.tsx';

export function HeaderRow() {
  const { columns, helpers, places, readOnly, t, viewport } = useTableContext();
  const drawn = useSyncExternalStore(viewport.subscribe, viewport.columns, viewport.columns);
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {helpers.selection && <SelectAll />}
        {helpers.number && (
          <HelperCell role="columnheader" column={helperKeys.number}>
            <span aria-hidden>#</span>
            <span className="hw-hidden">{t('rowNumber')}</span>
          </HelperCell>
        )}
        {columns.map((column) => {
          const place = places.get(column.key)!;
          if (!isDrawn(drawn, place.index, place.frozen)) return null;
          return (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={place.index + 1}
              className={styles.cell}
              data-align={column.align}
              data-frozen={place.frozen}
              data-first={place.first || undefined}
              style={cellStyle(place)}
            >
              <span className={styles.heading} title={column.title}>
                {column.title}
                {column.required && !readOnly && (
                  <span className={styles.required} aria-hidden>
                    *
                  </span>
                )}
              </span>
            </div>
          );
        })}
        {helpers.actions && (
          <HelperCell role="columnheader" column={helperKeys.actions}>
            <span className="hw-hidden">{t('actions')}</span>
          </HelperCell>
        )}
      </div>
    </div>
  );
}

function SelectAll() {
  const { model, t } = useTableContext();
  useTopic(model.topics, 'order', model.store.ids);
  const extent = useTopic(model.topics, 'selection', model.selection.extent);
  return (
    <HelperCell role="columnheader" column={helperKeys.selection}>
      <input
        ref={(input) => {
          // There is no attribute for the state between none and all.
          if (input) input.indeterminate = extent === 'some';
        }}
        type="checkbox"
        className={styles.check}
        aria-label={t('selectAll')}
        checked={extent === 'all'}
        onChange={model.selection.toggleAll}
      />
    </HelperCell>
  );
}
