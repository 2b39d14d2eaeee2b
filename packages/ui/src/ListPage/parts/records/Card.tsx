import { memo } from 'react';
import { ActionMenu } from '../../../ActionBar/ActionMenu.tsx';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { isSame } from '../../model/sameActions.ts';
import { cellContent, RecordLink } from './Cell.tsx';
import type { RowEvents, TableRowProps } from './TableRow.tsx';
import styles from '../cards.module.css';

export interface CardProps<T extends object> extends Pick<
  TableRowProps<T>,
  'record' | 'index' | 'columns' | 'href' | 'isOpenable' | 'selected' | 'isDisabled' | 'actions'
> {
  events: Pick<RowEvents, 'onOpen' | 'onToggle' | 'onAction'>;
}

/** Facts of a card; all of them are a step away, in the record. */
const mostFacts = 5;

function RecordCard<T extends object>({ record, index, columns, href, isOpenable, selected, isDisabled, actions = [], events }: CardProps<T>) {
  const { t } = useTranslation('ui');
  const [head, ...others] = columns;
  const facts = others.filter(({ isOnCard }) => isOnCard?.(record) ?? true);
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        {selected !== undefined && (
          <input
            type="checkbox"
            aria-label={t('list.selectRow', { n: index + 1 })}
            checked={selected}
            disabled={isDisabled}
            onChange={() => events.onToggle(index)}
          />
        )}
        <span className={styles.cardTitle}>
          <RecordLink href={href} onOpen={isOpenable ? () => events.onOpen(index) : undefined}>
            {head && cellContent(head, record, index)}
          </RecordLink>
        </span>
        {actions.length > 0 && (
          <ActionMenu
            actions={actions.map((action) => ({ ...action, onClick: () => events.onAction(index, action.key) }))}
            label={t('list.rowActions', { n: index + 1 })}
          />
        )}
      </div>
      <dl className={styles.cardFacts}>
        {facts.slice(0, mostFacts).map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>{cellContent(column, record, index)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A record on a phone; drawn again when something of it changed. */
export const Card = memo(RecordCard, isSame) as typeof RecordCard;
