import { useSteady } from '../../hooks/useSteady.ts';
import { Card, type CardProps } from './Card.tsx';
import type { ListTableProps } from './ListTable.tsx';
import styles from '../cards.module.css';

type ListCardsProps<T extends object> = Pick<
  ListTableProps<T>,
  'label' | 'columns' | 'records' | 'rowKey' | 'busy' | 'selection' | 'rowActions' | 'onRowOpen' | 'rowHref'
>;

/** The list on a phone: the first facts in the same order, one card for each record. */
export function ListCards<T extends object>({ label, columns, records, rowKey, busy, selection, rowActions, onRowOpen, rowHref }: ListCardsProps<T>) {
  const events = useSteady<CardProps<T>['events'] & Record<string, (...args: never[]) => void>>({
    onOpen: (index: number) => records[index] && onRowOpen?.(records[index]),
    onToggle(index: number) {
      if (!selection || !records[index]) return;
      const id = rowKey(records[index]);
      selection.onChange(selection.ids.includes(id) ? selection.ids.filter((other) => other !== id) : [...selection.ids, id]);
    },
    onAction: (index: number, key: string) =>
      records[index] &&
      rowActions?.(records[index])
        .find((action) => action.key === key)
        ?.onClick(),
  });
  if (columns.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={busy}>
      {records.map((record, index) => (
        <Card
          key={rowKey(record)}
          record={record}
          index={index}
          columns={columns}
          href={rowHref?.(record)}
          isOpenable={onRowOpen !== undefined}
          selected={selection?.ids.includes(rowKey(record))}
          isDisabled={selection?.isDisabled?.(record) ?? false}
          actions={rowActions?.(record)}
          events={events}
        />
      ))}
    </ul>
  );
}
