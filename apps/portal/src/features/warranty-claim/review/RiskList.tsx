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
          <RiskText {...risk} />
        </li>
      ))}
    </ul>
  );
}

/** Text of a risk, with a link on the number of another claim, inside the text or after it. */
function RiskText({ text, docNo, docId }: RiskFlag) {
  if (!docId || !docNo) return <>{text}</>;
  const [before, after] = text.includes(docNo) ? text.split(docNo, 2) : [`${text} `, ''];
  return (
    <>
      {before}
      <Link className="hw-link" to={`../detail/${docId}`}>
        {docNo}
      </Link>
      {after}
    </>
  );
}
