import { memo, useSyncExternalStore } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import { useColumnCommands } from '../columnSettings/useColumnCommands.ts';
import { useColumnDrag } from './useColumnDrag.ts';
import { useHeaderKeys } from './useHeaderKeys.ts';
import { useTopic } from '../topics/useTopic.ts';
import { isDrawn } from '../viewport/columnWindow.ts';
import { GroupRow } from './GroupRow.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { HelperCell } from '../cells/HelperCell.tsx';

export const HeaderRow = memo(function HeaderRow() {
  const { model, columns, helpers, helperColumns, headRows, places, t, viewport } = useTableContext();
  const drawn = useSyncExternalStore(viewport.subscribe, viewport.columns, viewport.columns);
  const sort = useTopic(model.topics, 'order', model.view.sort);
  const filters = useTopic(model.topics, 'order', model.view.filters);
  const commands = useColumnCommands();
  const keys = useHeaderKeys(commands);
  const { drop, handlePointerDown } = useColumnDrag(commands !== undefined, ({ key, target, side }) => commands?.place(key, target, side));
  return (
    <div role="rowgroup" className={styles.head}>
      {headRows === 2 && <GroupRow />}
      <div ref={keys.row} role="row" aria-rowindex={headRows} className={styles.headRow} onKeyDown={keys.handleKeyDown} onPointerDown={handlePointerDown}>
        {helpers.drag && <HelperHeading column={helperKeys.drag} text={t('drag.column')} title={helperColumns.drag?.title} />}
        {helpers.selection && <SelectAll />}
        {helpers.expand && <HelperHeading column={helperKeys.expand} text={t('expand.column')} title={helperColumns.expand?.title} />}
        {helpers.number && (
          <HelperCell role="columnheader" column={helperKeys.number}>
            {helperColumns.number?.title ?? (
              <>
                <span aria-hidden>#</span>
                <span className="hw-hidden">{t('rowNumber')}</span>
              </>
            )}
          </HelperCell>
        )}
        {columns.map((column) => {
          const place = places.get(column.key)!;
          // The heading that has the focus, or would get it by Tab, stays while it is scrolled away.
          if (column.key !== keys.current && !isDrawn(drawn, place.index, place.frozen)) return null;
          const rank = sort.findIndex((by) => by.column === column.key);
          return (
            <HeaderCell
              key={column.key}
              column={column}
              place={place}
              order={sort[rank]?.order}
              rank={sort.length > 1 ? rank + 1 : 0}
              filter={filters.get(column.key)}
              drop={drop?.target === column.key ? drop.side : undefined}
              tabbable={column.key === keys.current}
              onFocus={keys.setCurrent}
              onReturn={keys.goTo}
              commands={commands}
            />
          );
        })}
        {helpers.actions && <HelperHeading column={helperKeys.actions} text={t('actions')} title={helperColumns.actions?.title} />}
      </div>
    </div>
  );
});

/** Nothing to see unless it was given a title; a name for those who hear it. */
function HelperHeading({ column, text, title }: { column: string; text: string; title?: string | undefined }) {
  return (
    <HelperCell role="columnheader" column={column}>
      {title ?? <span className="hw-hidden">{text}</span>}
    </HelperCell>
  );
}

function SelectAll() {
  const { model, selectionType, helperColumns, t } = useTableContext();
  useTopic(model.topics, 'order', model.store.ids);
  const extent = useTopic(model.topics, 'selection', () => model.selection.extent());
  if (selectionType === 'radio') return <HelperHeading column={helperKeys.selection} text={t('selectColumn')} title={helperColumns.selection?.title} />;
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
        onChange={() => model.selection.toggleAll()}
      />
    </HelperCell>
  );
}
