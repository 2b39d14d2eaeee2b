import { StatusTag } from '@harrow/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckLine } from './checkLine.ts';
import styles from './checklist.module.css';

interface CheckedItemProps {
  line: CheckLine;
  /** Colours its edge: `pass`, `no_pass`. */
  result: string | null | undefined;
  /** Names the controls of the line. */
  nameId?: string;
  /** Control that chooses or shows the result. */
  control: ReactNode;
  /** Below the line. */
  details?: ReactNode;
  /** Opens the details; without it there is nothing to open. */
  moreText?: string | undefined;
  onMore?: () => void;
  /** The reviewer's remark on the line, if the document was returned. */
  mark?: string | undefined;
  children?: ReactNode;
}

/** A line of a checklist: item, standard, result and details. */
export function CheckedItem({ line, result, nameId, control, details, moreText, onMore, mark, children }: CheckedItemProps) {
  const { t } = useTranslation('documents');
  return (
    <li className={styles.item} data-result={result ?? undefined}>
      <div>
        <p id={nameId} className={styles.name}>
          <span className={styles.code}>{line.itemCode}</span> {line.itemName}{' '}
          {line.safety === 'Y' && <StatusTag color="warning" text={t('checklist.safety')} />}
        </p>
        <p className={styles.standard}>
          {line.standard} {/* Enter at its result opens it: a line is one stop for the keyboard. */}
          {moreText && (
            <Button type="link" size="small" tabIndex={-1} onClick={onMore} aria-label={`${moreText}: ${line.itemName}`}>
              {moreText}
            </Button>
          )}
        </p>
        {mark && <p className={styles.error}>{t('form.marked', { note: mark })}</p>}
      </div>
      <div>{control}</div>
      {details && <div className={styles.details}>{details}</div>}
      {children}
    </li>
  );
}
