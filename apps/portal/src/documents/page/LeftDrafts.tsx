import { formatDate, useSettings } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { wireTime } from '../../shared/wireTime.ts';
import styles from './LeftDrafts.module.css';

interface LeftDraft {
  id: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Text by which its author recognises it; may be empty. */
  words: string;
  accept: () => void;
  refuse: () => void;
}

/** Lists drafts of new documents of a kind that were never saved: to go on with one of them, or to delete it. */
export function LeftDrafts({ drafts }: { drafts: readonly LeftDraft[] }) {
  const { t } = useTranslation('documents');
  const { timeZone } = useSettings();
  return (
    <Alert
      type="info"
      showIcon
      title={t('leftDrafts.title', { count: drafts.length })}
      description={
        <ul className={styles.list}>
          {drafts.map(({ id, savedAt, words, accept, refuse }) => {
            const time = formatDate(wireTime(savedAt), { timeZone });
            const name = words === '' ? time : `${time} · ${words}`;
            return (
              <li key={id}>
                <span className={styles.words}>{name}</span>
                <Button size="small" aria-label={t('leftDrafts.goOnWith', { name })} onClick={accept}>
                  {t('leftDrafts.goOn')}
                </Button>
                <Button size="small" type="text" aria-label={t('leftDrafts.removeThat', { name })} onClick={refuse}>
                  {t('leftDrafts.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
