import type { SearchGroup } from '@harrow/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { foundIn } from '../../shared/search/findEverything.ts';
import styles from './SearchPage.module.css';

/** Search results of one list, with the link to all of them. */
export function FoundGroup({ group: { title, total, totalCapped, more, hits } }: { group: SearchGroup }) {
  const { t } = useTranslation('search');
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          {title} <span className={styles.count}>{totalCapped ? `${total}+` : total}</span>
        </h2>
        {more !== null && (
          <Link className="hw-link" to={more} aria-label={t('allOf', { title })}>
            {t('all')}
          </Link>
        )}
      </header>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link className={styles.hit} to={hit.path}>
              <span className={styles.name}>{hit.title}</span>
              <span className={styles.hint}>{[foundIn(hit), hit.about].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
