import { useTranslation } from 'react-i18next';
import type { PartRow } from '../form/claimForm.ts';
import { partHints } from './partHints.ts';
import styles from './sections.module.css';

/** Name of a part, with its warnings. */
export function PartName({ part }: { part: PartRow }) {
  const { t } = useTranslation('warrantyClaim');
  const hints = partHints(part, t);
  return (
    <span className={styles.partName} title={[part.partsName, ...hints].join('\n')}>
      <span className={hints.length > 0 ? styles.oneLine : styles.twoLines}>{part.partsName}</span>
      {hints.length > 0 && <small className={styles.partHint}>{hints.join(' ')}</small>}
    </span>
  );
}
