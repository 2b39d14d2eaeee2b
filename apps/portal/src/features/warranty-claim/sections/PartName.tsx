import { useTranslation } from 'react-i18next';
import type { PartRow } from '../form/claimForm.ts';
import styles from './sections.module.css';

/** Name of a part, with what is wrong about it. */
export function PartName({ part }: { part: PartRow }) {
  const { t } = useTranslation('warrantyClaim');
  const hints = [
    part.notCovered === 'Y' && t('part.notCovered'),
    part.replacedBy && t('picker.replacedBy', { code: part.replacedBy }),
    part.partsName !== null && part.unitPrice === null && t('picker.noPrice'),
    part.unitPrice === 0 && t('picker.zeroPrice'),
  ].filter((hint) => typeof hint === 'string' && hint !== '');
  return (
    <span className={styles.partName} title={[part.partsName, ...hints].join('\n')}>
      <span className={hints.length > 0 ? styles.oneLine : styles.twoLines}>{part.partsName}</span>
      {hints.length > 0 && <small className={styles.partHint}>{hints.join(' ')}</small>}
    </span>
  );
}
