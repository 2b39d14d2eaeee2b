import type { ChangeLogEntry } from '@harrow/api-client';
import { dataLogsListOptions } from '@harrow/api-client/query';
import { DateText, ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangedPlace, groupChanges } from './changeGroups.ts';
import styles from './ChangeHistory.module.css';

interface Reading {
  /** Name of the field; undefined for internal fields of the server. */
  nameOf: (entry: ChangeLogEntry) => string | undefined;
  /** Name of a line of the record. */
  titleOf?: (line: string) => ReactNode;
  /** A value as its field shows it elsewhere. */
  valueOf: (field: string, value: string) => ReactNode;
}

interface ChangeHistoryProps extends Reading {
  /** As the server names the kind of record, e.g. `warrantyClaim`. */
  docType: string;
  id: string;
}

/** Change history of a record: user, field, old and new value, newest first. */
export function ChangeHistory({ docType, id, ...reading }: ChangeHistoryProps) {
  const { t } = useTranslation('shared');
  const { data, error, refetch } = useQuery({
    ...dataLogsListOptions({ query: { docType, id } }),
    // As fresh as the record beside it.
    staleTime: 0,
    select: ({ result }) => groupChanges(result),
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <p className={styles.quiet}>{t('changes.none')}</p>;
  return (
    <ul className={styles.changes}>
      {data.map(({ key, operatorName, time, places }) => (
        <li key={key}>
          <div className={styles.quiet}>
            {operatorName} · <DateText value={time} />
          </div>
          {places.map(({ key: place, ...changed }) => (
            <Place key={place} {...changed} {...reading} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The changes of the record itself, or of one of its lines. */
function Place({ line, change, entries, nameOf, titleOf, valueOf }: Omit<ChangedPlace, 'key'> & Reading) {
  const { t } = useTranslation('shared');
  const title = line === null ? undefined : titleOf?.(line);
  const named = entries.flatMap((entry) => {
    const name = nameOf(entry);
    return name === undefined ? [] : [{ ...entry, name }];
  });
  if (named.length === 0) return null;
  const shown = (field: string, value: string | null): ReactNode => (value === null ? t('changes.empty') : valueOf(field, value));
  return (
    <>
      {title && (
        <strong className={styles.place}>
          {title}
          {change !== 'changed' && ` · ${t(`changes.${change}`)}`}
        </strong>
      )}
      <dl className={styles.fields}>
        {named.map(({ id, field, name, oldValue, newValue }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {change !== 'added' && <del>{shown(field, oldValue)}</del>}
              {change === 'changed' && ' → '}
              {change !== 'removed' && shown(field, newValue)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
