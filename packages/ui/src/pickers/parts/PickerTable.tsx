import { type MouseEvent, useId } from 'react';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import { valueOf } from '../../recordCache/recordCache.ts';
import { isChoosable, pageState, type SelectionRules } from '../model/selection.ts';
import type { PickerColumn } from '../pickers.types.ts';
import type { RecordSort } from '../../sources/recordSources.ts';
import styles from './picker.module.css';

interface PickerTableProps<T> {
  label: string;
  columns: readonly PickerColumn<T>[];
  records: readonly T[];
  /** Stored value of a record; unique. */
  keyOf: (record: T) => string;
  /** Name of a record, for its check box. */
  nameOf: (record: T) => string;
  values: readonly string[];
  rules: SelectionRules;
  readOnly: boolean;
  busy: boolean;
  sort: RecordSort | undefined;
  onSort: (sort: RecordSort | undefined) => void;
  onToggle: (record: T) => void;
  onTogglePage: (add: boolean) => void;
  /** A cell has chosen a record by its value. */
  onChoose: (value: string) => void;
  /** A press on a row begins. */
  onPress: () => void;
  /** A last row, by column; `label` stands in the first column unless that has a total. */
  totals?: { label: string; texts: Readonly<Record<string, string>> } | undefined;
}

const interactive = 'a, button, input';

/** One page of records to choose from; a press anywhere on a row chooses it. */
export function PickerTable<T>({
  label,
  columns,
  records,
  keyOf,
  nameOf,
  values,
  rules,
  readOnly,
  busy,
  sort,
  onSort,
  onToggle,
  onTogglePage,
  onChoose,
  onPress,
  totals,
}: PickerTableProps<T>) {
  const { t } = usePickerTexts();
  const group = useId();
  const page = pageState(values, records.map(keyOf), rules);
  const isMoving = (event: MouseEvent) => (event.target as Element).closest(interactive) !== null;
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${styles.scroll} hw-focusable`} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-busy={busy}>
        <thead>
          <tr>
            <th className={styles.check}>
              {rules.multiple ? (
                <input
                  type="checkbox"
                  aria-label={t('selectPage')}
                  checked={page === 'all'}
                  disabled={readOnly || records.length === 0}
                  ref={(box) => {
                    if (box) box.indeterminate = page === 'some';
                  }}
                  onChange={() => onTogglePage(page !== 'all')}
                />
              ) : (
                <span className="hw-hidden">{t('choose')}</span>
              )}
            </th>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody onPointerDown={onPress}>
          {records.map((record) => {
            const key = keyOf(record);
            const isChosen = values.includes(key);
            const isLocked = readOnly || (!isChosen && !isChoosable(key, rules));
            return (
              // The check box does the same by keyboard.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <tr
                key={key}
                data-chosen={isChosen || undefined}
                data-locked={isLocked || undefined}
                onClick={(event) => !isLocked && !isMoving(event) && onToggle(record)}
              >
                <td className={styles.check}>
                  <input
                    type={rules.multiple ? 'checkbox' : 'radio'}
                    name={group}
                    aria-label={nameOf(record)}
                    checked={isChosen}
                    disabled={isLocked}
                    onChange={() => onToggle(record)}
                  />
                </td>
                {columns.map((column) => {
                  const text = valueOf(record, column.key);
                  return (
                    <td key={column.key} data-align={column.align} title={column.render ? undefined : text}>
                      {column.render ? column.render(record, onChoose) : text}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <td>
                <span className="hw-hidden">{totals.label}</span>
              </td>
              {columns.map(({ key, align }, index) => (
                <td key={key} data-align={align}>
                  {totals.texts[key] ?? (index === 0 ? totals.label : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface HeadCellProps<T> {
  column: PickerColumn<T>;
  sort: RecordSort | undefined;
  onSort: (sort: RecordSort | undefined) => void;
}

function HeadCell<T>({ column, sort, onSort }: HeadCellProps<T>) {
  const order = sort?.column === column.key ? sort.order : undefined;
  const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined;
  return (
    <th scope="col" data-align={column.align} style={{ width: column.width }} aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      {column.sortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next && { column: column.key, order: next })}>
          {column.title}
          <span aria-hidden="true" data-order={order} className={styles.arrow}>
            {order === 'desc' ? '↓' : '↑'}
          </span>
        </button>
      ) : (
        column.title
      )}
    </th>
  );
}
