import type { FileFamily } from '@harrow/validation';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import styles from '../attachments.module.css';
import { useFamilyNames } from './useFamilyNames.ts';

/** Says which files may be added. Nothing where any may. */
export function TakenFamilies({ families }: { families: readonly FileFamily[] | undefined }) {
  const { t } = useTranslation('ui');
  const namesOf = useFamilyNames();
  return families ? <span className={styles.slotHint}>{t('files.takes', { kinds: namesOf(families) })}</span> : null;
}
