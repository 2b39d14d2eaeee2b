import { Popover, Tooltip } from 'antd';
import { type MouseEvent, Suspense, useId, useState } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import type { TrackPlace } from '../layout/helperColumns.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import type { ColumnCommands } from '../columnSettings/useColumnCommands.ts';
import { useSortCommand } from './useSortCommand.ts';
import type { ColumnFilter } from '../view/columnFilter.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { tooltipZIndex } from '../errors/ErrorNote.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import tools from '../toolbar/tools.module.css';

const FilterPanel = lazyPart(() => import('../filters/FilterPanel.tsx'));

export interface HeaderCellProps {
  column: EditableColumn<object>;
  place: TrackPlace;
  order: 'asc' | 'desc' | undefined;
  /** Which of several sorted columns this is, from 1; 0 where there is no other. */
  rank: number;
  filter: ColumnFilter | undefined;
  /** Drop position of a dragged column. */
  drop: 'before' | 'behind' | undefined;
  /** The one heading at which Tab stops. */
  tabbable: boolean;
  onFocus: (key: string) => void;
  /** Puts the focus back when a menu or a panel closes. */
  onReturn: (key: string) => void;
  commands: ColumnCommands | undefined;
}

const sortStates = { asc: 'ascending', desc: 'descending' } as const;

/** A heading: plain text, or a button that sorts, with a menu and an edge to pull, as far as the table offers these. */
export function HeaderCell({ column, place, order, rank, filter, drop, tabbable, onFocus, onReturn, commands }: HeaderCellProps) {
  const { readOnly, styleOf, t } = useTableContext();
  const { settings, sortable, filterable } = useTableTools();
  const sort = useSortCommand();
  const [open, setOpen] = useState<'menu' | 'filter'>();
  const { key, title, heading, hint } = column;
  const hintId = useId();
  const hasMenu = settings !== undefined || filterable;
  const isButton = sortable || hasMenu;

  function close() {
    setOpen(undefined);
    onReturn(key);
  }
  const press = (event: MouseEvent) => (sortable ? sort.press(column, event.shiftKey) : setOpen('menu'));
  const text = (
    <span className={styles.heading} title={heading || hint ? undefined : title}>
      {heading ? <span aria-hidden>{heading}</span> : title}
      {heading && <span className="hw-hidden">{title}</span>}
      {column.required && !readOnly && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </span>
  );
  const element = (
    <div
      role="columnheader"
      aria-colindex={place.index + 1}
      aria-describedby={hint && hintId}
      aria-sort={order && sortStates[order]}
      className={`${styles.cell} ${tools.head}`}
      data-head={key}
      data-align={column.align}
      data-frozen={place.frozen}
      data-first={place.first || undefined}
      data-drop={drop}
      data-has-menu={hasMenu || undefined}
      data-hint={hint ? true : undefined}
      {...styleOf(place.style)}
    >
      {isButton ? (
        <button
          type="button"
          className={tools.heading}
          tabIndex={tabbable ? 0 : -1}
          aria-haspopup={sortable ? undefined : 'menu'}
          aria-keyshortcuts={hasMenu ? 'Alt+ArrowDown' : undefined}
          onFocus={() => onFocus(key)}
          onClick={press}
          onKeyDown={(event) => {
            if (!hasMenu || !event.altKey || event.key !== 'ArrowDown') return;
            event.preventDefault();
            event.stopPropagation();
            setOpen('menu');
          }}
        >
          {text}
          {order && (
            <span className={tools.sort} aria-hidden>
              {order === 'asc' ? '↑' : '↓'}
              {rank > 0 && rank}
            </span>
          )}
        </button>
      ) : (
        text
      )}
      {hasMenu && (
        <ColumnMenu
          column={column}
          order={order}
          filtered={filter !== undefined}
          open={open === 'menu'}
          onOpen={() => setOpen('menu')}
          onClose={close}
          onFilter={() => setOpen('filter')}
          commands={commands}
        />
      )}
      {filterable && open === 'filter' && (
        <Popover
          open
          trigger="click"
          placement="bottomRight"
          destroyOnHidden
          onOpenChange={(wanted) => wanted || close()}
          content={
            <Suspense>
              <FilterPanel column={column} filter={filter} onClose={close} label={t('filter.title', { name: title })} />
            </Suspense>
          }
        >
          <span className={tools.anchor} />
        </Popover>
      )}
      {settings && <ResizeHandle column={key} />}
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
    </div>
  );
  if (!hint) return element;
  return (
    <Tooltip title={hint} trigger={['hover', 'focus']} zIndex={tooltipZIndex}>
      {element}
    </Tooltip>
  );
}
