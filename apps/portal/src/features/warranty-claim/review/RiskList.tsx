import type { RiskFlag } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './review.module.css';

/** Hints for the reviewer; one about another claim leads to it. */
export function RiskList({ risks }: { risks: readonly RiskFlag[] }) {
  const { t } = useTranslation('warrantyClaim');
  if (risks.length === 0) return <p className={styles.quiet}>{t('review.noRisks')}</p>;
  return (
    <ul className={styles.risks}>
      {risks.map((risk, index) => (
        <li key={`${risk.code}-${index}`} className="hw-tone-warning">
          {risk.text}{' '}
          {risk.docId && (
            <Link className="hw-link" to={`../detail/${risk.docId}`}>
              {risk.docNo}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
