import { resultOf, usersList } from '@harrow/api-client';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subDealers } from './subDealers.ts';
import styles from '../../shared/plainLists.module.css';

/** Maximum number shown; the list of users has all of them. */
const most = 20;

/** Users of the sub-dealer. */
export function UnitUsers({ departId }: { departId: string }) {
  const { t } = useTranslation('subDealer');
  const { data, error, refetch } = useQuery({
    queryKey: [...subDealers.key, 'users', departId],
    queryFn: ({ signal }) => resultOf(usersList({ query: { departId, pageSize: most }, signal })),
  });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.records.length === 0) return <p className={styles.quiet}>{t('none')}</p>;
  return (
    <ul className={styles.lines}>
      {data.records.map(({ id, realname, username, roleCodes_dictText: roles }) => (
        <li key={id}>
          {realname}
          <div className={styles.quiet}>
            {username} · {roles}
          </div>
        </li>
      ))}
    </ul>
  );
}
