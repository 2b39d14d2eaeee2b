import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../ActionBar/ActionMenu.tsx';
import { cellContent, RecordLink } from './Cell.tsx';
import type { ListTableProps } from './ListTable.tsx';

type ListCardsProps<T extends object> = Pick<
  ListTableProps<T>,
  'label' | 'columns' | 'records' | 'rowKey' | 'busy' | 'selection' | 'rowActions' | 'onRowOpen' | 'rowHref'
>;

/** The list on a phone: the same facts in the same order, one card for each record. */
export function ListCards<T extends object>({ label, columns, records, rowKey, busy, selection, rowActions, onRowOpen, rowHref }: ListCardsProps<T>) {
  const { t } = useTranslation('ui');
  const [head, ...facts] = columns;
  if (!head) return null;
  const toggle = (id: string): void => selection?.onChange(selection.ids.includes(id) ? selection.ids.filter((other) => other !== id) : [...selection.ids, id]);
  return (
    <ul className="hw-list-cards" aria-label={label} aria-busy={busy}>
      {records.map((record, index) => {
        const id = rowKey(record);
        return (
          <li key={id} className="hw-list-card">
            <div className="hw-list-card-head">
              {selection && (
                <input
                  type="checkbox"
                  aria-label={t('list.selectRow', { n: index + 1 })}
                  checked={selection.ids.includes(id)}
                  disabled={selection.isDisabled?.(record)}
                  onChange={() => toggle(id)}
                />
              )}
              <span className="hw-list-card-title">
                <RecordLink href={rowHref?.(record)} onOpen={onRowOpen && (() => onRowOpen(record))}>
                  {cellContent(head, record, index)}
                </RecordLink>
              </span>
              {rowActions && rowActions(record).length > 0 && <ActionMenu actions={rowActions(record)} label={t('list.rowActions', { n: index + 1 })} />}
            </div>
            <dl className="hw-list-card-facts">
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{cellContent(column, record, index)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
