import type { ReactNode } from 'react';
import { DictText } from '../DictSelect/DictText.tsx';
import type { Tone } from '../styles/tones.ts';
import styles from './StatusTag.module.css';

export interface StatusTagProps {
  /** Colour of the sign. Default `default` (grey). */
  color?: Tone;
  /** The words. Without them, the text of `value` in the dictionary `dict` is shown, or `value` itself. */
  text?: ReactNode;
  /** The stored status. */
  value?: string;
  /** Code of the dictionary that has its text. */
  dict?: string;
  /** `tag` where a list is scanned by status, `dot` elsewhere. Default `tag`. */
  variant?: 'tag' | 'dot';
}

/** A status: colour and word, never colour alone. Every tone is readable at 4.5:1 in light and dark. */
export function StatusTag({ color = 'default', text, value, dict, variant = 'tag' }: StatusTagProps) {
  const words = text ?? (dict && value ? <DictText dict={dict} value={value} /> : value);
  if (words === undefined || words === '') return null;
  return (
    <span className={`${styles.status} ${styles[variant]} hw-tone-${color}`}>
      <span className={styles.words}>{words}</span>
    </span>
  );
}
