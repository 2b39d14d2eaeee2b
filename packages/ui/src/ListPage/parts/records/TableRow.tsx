import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Action } from '../../../ActionBar/ActionBar.types.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { type Column, type FixedPlace, kindOf } from '../../model/columns.ts';
import { isSame } from '../../model/sameActions.ts';
import { useStyleOf } from '../../../serverStyles/useStyleOf.ts';
import { cellContent, RecordLink } from './Cell.tsx';
import { RowActions } from './RowActions.tsx';
import styles from '../table.module.css';

/** Event handlers of rows, by index; the same functions on every render. */
export interface RowEvents {
  onFocus: (index: number) => void;
  onClick: (event: MouseEvent, index: number) => void;
  onOpen: (index: number) => void;
  onToggle: (index: number) => void;
  onAction: (index: number, key: string) => void;
  [name: string]: (...args: never[]) => void;
}

export interface TableRowProps<T extends object> {
  record: T;
  index: number;
  columns: Column<T>[];
  places: (FixedPlace | undefined)[];
  /** Index of the last column that stays in view at the left; -1: none does. */
  lastLeft: number;
  href: string | undefined;
  isOpenable: boolean;
  /** Undefined: nothing can be selected. */
  selected: boolean | undefined;
  isDisabled: boolean;
  /** The one row that Tab reaches. */
  isCurrent: boolean;
  isPreviewed: boolean;
  /** Actions; run by `events.onAction`. */
  actions: Action[] | undefined;
  events: RowEvents;
}

function Row<T extends object>({
  record,
  index,
  columns,
  places,
  lastLeft,
  href,
  isOpenable,
  selected,
  isDisabled,
  isCurrent,
  isPreviewed,
  actions,
  events,
}: TableRowProps<T>) {
  const { t } = useTranslation('ui');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      tabIndex={isCurrent ? 0 : -1}
      className={isOpenable ? styles.openable : undefined}
      aria-selected={selected}
      data-selected={selected || undefined}
      data-previewed={isPreviewed || undefined}
      onFocus={() => events.onFocus(index)}
      onClick={(event) => events.onClick(event, index)}
    >
      {selected !== undefined && (
        <td className={`${styles.select} ${styles.fixed}`}>
          <input
            type="checkbox"
            aria-label={t('list.selectRow', { n: index + 1 })}
            checked={selected}
            disabled={isDisabled}
            onChange={() => events.onToggle(index)}
          />
        </td>
      )}
      <Cells {...{ record, index, columns, places, lastLeft, href, isOpenable, actions, events }} />
    </tr>
  );
}

type CellsProps<T extends object> = Pick<
  TableRowProps<T>,
  'record' | 'index' | 'columns' | 'places' | 'lastLeft' | 'href' | 'isOpenable' | 'actions' | 'events'
>;

function RowCells<T extends object>({ record, index, columns, places, lastLeft, href, isOpenable, actions, events }: CellsProps<T>) {
  const { t } = useTranslation('ui');
  return (
    <>
      {columns.map((column, at) => (
        <BodyCell key={column.key} column={column} fixed={places[at]} isLastFixed={at === lastLeft} record={record}>
          {at === 0 ? (
            <RecordLink href={href} onOpen={isOpenable ? () => events.onOpen(index) : undefined}>
              {cellContent(column, record, index)}
            </RecordLink>
          ) : (
            cellContent(column, record, index)
          )}
        </BodyCell>
      ))}
      {actions && (
        <td className={`${styles.fixed} ${styles.actionsCell}`}>
          <RowActions
            actions={actions.map((action) => ({ ...action, onClick: () => events.onAction(index, action.key) }))}
            label={t('list.rowActions', { n: index + 1 })}
          />
        </td>
      )}
    </>
  );
}

/** The part of a row that does not depend on selection and focus. */
const Cells = memo(RowCells, isSame) as typeof RowCells;

interface BodyCellProps<T> {
  column: Column<T>;
  fixed: FixedPlace | undefined;
  isLastFixed: boolean;
  record: T;
  children: ReactNode;
}

function BodyCell<T extends object>({ column, fixed, isLastFixed, record, children }: BodyCellProps<T>) {
  const styleOf = useStyleOf();
  const value = (record as Record<string, unknown>)[column.key];
  return (
    <td
      className={`${styles[column.align ?? 'left']} ${fixed ? styles.fixed : ''} ${isLastFixed ? styles.edge : ''}`}
      {...styleOf(fixed)}
      data-kind={kindOf(column)}
      // The whole text where the column is too narrow for it.
      title={!column.render && !column.text && typeof value === 'string' ? value : undefined}
    >
      {children}
    </td>
  );
}

/** A record of the table; drawn again when something of it changed, not when another row did. */
export const TableRow = memo(Row, isSame) as typeof Row;
