import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import styles from './picker.module.css';

/** Px of a row. */
const rowPx = 40;

/** Lines in the place of rows that are on their way. A single element, and seen only after a moment: most answers are there by then. */
export function Waiting({ rows }: { rows: number }) {
  const { t } = useTranslation('ui');
  return <div role="status" aria-label={t('loading')} className={styles.waiting} style={{ height: rows * rowPx }} />;
}
