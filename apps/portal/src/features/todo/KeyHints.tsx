import { useMediaQuery } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './KeyHints.module.css';

/** Keyboard shortcuts of the page; hidden on devices without a keyboard. */
export function KeyHints({ isReviewer }: { isReviewer: boolean }) {
  const { t } = useTranslation('todo');
  const hasKeyboard = useMediaQuery('(hover: hover) and (min-width: 768px)');
  if (!hasKeyboard) return null;
  const hints: [key: string, text: string][] = [
    ['J', t('key.next')],
    ['K', t('key.previous')],
    ['Enter', t('key.open')],
    ...(isReviewer
      ? ([
          ['A', t('key.approve')],
          ['R', t('key.reject')],
        ] satisfies [string, string][])
      : []),
  ];
  return (
    <span className={styles.hints}>
      {hints.map(([key, text]) => (
        <span key={key}>
          <kbd className={styles.key}>{key}</kbd> {text}
        </span>
      ))}
    </span>
  );
}
