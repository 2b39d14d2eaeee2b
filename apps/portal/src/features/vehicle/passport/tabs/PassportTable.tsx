import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/useLanguage.ts';
import styles from '../passport.module.css';
import { type AnyTab, tabRows } from './passportTab.ts';

/** The rows of a tab. */
export function PassportTable({ tab, vehicleId }: { tab: AnyTab; vehicleId: string }) {
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(tabRows(tab, vehicleId));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <p className={styles.quiet}>{t(tab.none)}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {tab.columns.map(({ title, right }) => (
              <th key={title} scope="col" className={right ? styles.right : undefined}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={tab.rowKey(row)}>
              {tab.columns.map(({ title, right, cell }) => (
                <td key={title} className={right ? styles.right : undefined}>
                  {cell(row, language, t)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
