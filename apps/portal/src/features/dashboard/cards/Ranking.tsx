import type { NamedCount } from '@harrow/api-client';
import { EllipsisText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../dashboard.module.css';
import { useNumberFormats } from './useNumberFormats.ts';

interface RankingProps<Entry extends NamedCount> {
  title: string;
  entries: readonly Entry[];
  /** The list behind an entry. */
  link?: (entry: Entry) => string;
  /** Whether counts end at the cap of lists. Default: they are exact. */
  capped?: boolean;
}

/** Cut by its line; the whole of it is a tip. */
const name = (text: string) => <EllipsisText text={text} length={40} fit />;

/** Counts as bars of a list, which read as well as they look. */
export function Ranking<Entry extends NamedCount>({ title, entries, link, capped = false }: RankingProps<Entry>) {
  const { t } = useTranslation('dashboard');
  const { number, counted } = useNumberFormats();
  const highest = Math.max(1, ...entries.map(({ count }) => count));
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {entries.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.ranking}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <span className={styles.bar} style={{ inlineSize: `${(100 * entry.count) / highest}%` }} />
            <span className={styles.name}>{link ? <Link to={link(entry)}>{name(entry.text)}</Link> : name(entry.text)}</span>
            <span className={styles.count}>{capped ? counted(entry.count) : number(entry.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
