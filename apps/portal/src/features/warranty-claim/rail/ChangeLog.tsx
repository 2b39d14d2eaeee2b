import type { WarrantyClaim } from '@harrow/api-client';
import { dataLogsListOptions } from '@harrow/api-client/query';
import { DateText, ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from './rail.module.css';

/** Name of a field where the form has one, else as the server calls it. */
function fieldName(field: string): string {
  const key = ['field', 'fault', 'labour', 'part', 'review'].map((group) => `warrantyClaim:${group}.${field}`).find((name) => i18next.exists(name));
  return key ? i18next.t(key) : field;
}

/** Which field was changed from what to what, newest first. */
export function ChangeLog({ claim }: { claim: Pick<WarrantyClaim, 'id' | 'version'> }) {
  const { t } = useTranslation('warrantyClaim');
  const { data, error, refetch } = useQuery({
    ...dataLogsListOptions({ query: { docType: 'warrantyClaim', id: claim.id } }),
    // As fresh as the claim beside it.
    staleTime: 0,
    select: ({ result }) => result,
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <p className={styles.quiet}>{t('rail.noChanges')}</p>;
  return (
    <ul className={styles.changes}>
      {data.map((entry) => (
        <li key={entry.id}>
          <div className={styles.quiet}>
            {entry.operatorName} · <DateText value={entry.createTime} />
          </div>
          <strong>{[entry.line, fieldName(entry.field)].filter(Boolean).join(' · ')}</strong>
          <div>
            <del>{entry.oldValue ?? t('rail.empty')}</del> → {entry.newValue ?? t('rail.empty')}
          </div>
        </li>
      ))}
    </ul>
  );
}
