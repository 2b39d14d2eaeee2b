import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './CopyText.module.css';

export interface CopyTextProps {
  /** Text that is copied. */
  text: string;
  /** Content. Default: the text. */
  children?: ReactNode;
}

type Result = 'copied' | 'failed';

/** Nothing to copy: no letter and no digit, e.g. the dash that stands for a missing number. */
const isEmpty = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** A text with a button that copies it: document numbers, VINs. A missing one is a dash without a button. */
export function CopyText({ text, children }: CopyTextProps) {
  const { t } = useTranslation('ui');
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), 2000);
    return () => clearTimeout(timer);
  }, [result]);
  const handleCopy = (): void => {
    // Without a secure context there is no clipboard: say so instead of failing silently.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  if (isEmpty(text)) return <span className="hw-number">{children ?? '–'}</span>;
  const label = result ? t(`copy.${result}`) : t('copy.action', { text });
  return (
    <span className={styles.copy}>
      <span className="hw-number">{children ?? text}</span>
      <button type="button" className="hw-icon-button" aria-label={label} title={label} onClick={handleCopy}>
        {result === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <span role="status" className="hw-hidden">
        {result && label}
      </span>
    </span>
  );
}
