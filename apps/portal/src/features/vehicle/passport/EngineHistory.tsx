import type { EngineChange } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './passport.module.css';

/** Engines that were replaced, with the claim it was done on. */
export function EngineHistory({ changes }: { changes: readonly EngineChange[] }) {
  const { t } = useTranslation('vehicle');
  if (changes.length === 0) return <p className={styles.quiet}>{t('engines.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('engines.changeDate')}</th>
            <th scope="col">{t('engines.oldNo')}</th>
            <th scope="col">{t('engines.newNo')}</th>
            <th scope="col">{t('claims.claimNo')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.changeDate} ${change.newNo}`}>
              <td>
                <DateText value={change.changeDate} />
              </td>
              <td>{change.oldNo}</td>
              <td>{change.newNo}</td>
              <td>
                <Link className="hw-link" to={`/service/warrantyClaim?keyword=${encodeURIComponent(change.claimNo)}`}>
                  {change.claimNo}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
