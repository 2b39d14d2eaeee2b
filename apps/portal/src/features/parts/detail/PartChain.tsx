import type { PartDetail } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfPart } from '../parts.ts';
import styles from './part.module.css';

/** Code of a part, which leads to it where the user may see it. */
export const PartLink = ({ id, partsCode }: { id: string | null; partsCode: string }) =>
  id === null ? (
    <span>{partsCode}</span>
  ) : (
    <Link className="hw-link" to={pathOfPart(id)}>
      {partsCode}
    </Link>
  );

/** What the part replaces and what replaces it, from the oldest to the one that is delivered. */
export function PartChain({ part }: { part: PartDetail }) {
  const { t } = useTranslation('parts');
  if (part.chain.length < 2) return <p className={styles.quiet}>{t('chain.none')}</p>;
  return (
    <ol className={styles.chain} aria-label={t('tab.chain')}>
      {part.chain.map(({ id, partsCode, partsName, current }) => (
        <li key={partsCode} aria-current={partsCode === part.partsCode ? 'true' : undefined}>
          <strong>{partsCode === part.partsCode ? partsCode : <PartLink id={id} partsCode={partsCode} />}</strong>
          <span>{partsName}</span>
          {current === 'Y' && <em>{t('chain.delivered')}</em>}
        </li>
      ))}
    </ol>
  );
}
