import { useId } from 'react';
import { StatusTag } from '../../../StatusTag/StatusTag.tsx';
import type { BatchPreview } from '../../batch.types.ts';
import { useListTexts } from '../../hooks/useListTexts.ts';
import type { Column } from '../../model/columns.ts';
import { cellContent } from '../records/Cell.tsx';
import type { Outcome } from './batchOutcome.ts';
import styles from './BatchDialog.module.css';
import table from '../table.module.css';

interface BatchTableProps<T extends object> {
  outcomes: readonly Outcome[];
  records: readonly T[];
  rowKey: (record: T) => string;
  columns: Column<T>[];
  href: ((record: T) => string) | undefined;
  facts: BatchPreview['facts'];
  /** It has been done, no longer only said. */
  isDone: boolean;
}

/** The records of a batch by what becomes of them. */
export function BatchTable<T extends object>({ outcomes, records, rowKey, columns, href, facts, isDone }: BatchTableProps<T>) {
  const group = useId();
  const [head, ...more] = columns;
  return (
    <table className={styles.batch}>
      {outcomes.map((outcome, place) => (
        <tbody key={`${outcome.kind} ${outcome.reason ?? ''}`} aria-labelledby={`${group}-${place}`}>
          <tr>
            <th scope="rowgroup" id={`${group}-${place}`} colSpan={columns.length + (facts ? 1 : 0)}>
              <OutcomeName outcome={outcome} isDone={isDone} />
            </th>
          </tr>
          {outcome.ids.map((id) => {
            const index = records.findIndex((record) => rowKey(record) === id);
            const record = records[index];
            if (!record) return null;
            const name = head && cellContent(head, record, index);
            return (
              <tr key={id}>
                <th scope="row">
                  {href ? (
                    // A new tab: what was typed into the dialog stays.
                    <a className="hw-link" href={href(record)} target="_blank" rel="noopener">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
                {more.map((column) => (
                  <td key={column.key} className={table[column.align ?? 'left']}>
                    {cellContent(column, record, index)}
                  </td>
                ))}
                {facts && <td>{facts[id]}</td>}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

function OutcomeName({ outcome: { kind, reason, ids }, isDone }: { outcome: Outcome; isDone: boolean }) {
  const { t } = useListTexts();
  const name = kind === 'draft' ? t(isDone ? 'batch.saved' : 'batch.stays') : kind === 'done' ? t(isDone ? 'batch.done' : 'batch.ready') : undefined;
  const tone = kind === 'skipped' ? 'error' : kind === 'draft' ? 'warning' : isDone ? 'success' : 'processing';
  return (
    <StatusTag
      variant="dot"
      color={tone}
      text={
        <span className={styles.reason}>
          {[name, reason].filter(Boolean).join(' · ')} ({ids.length})
        </span>
      }
    />
  );
}
