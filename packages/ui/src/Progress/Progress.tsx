import { localeTag } from '../HarrowProvider/language/language.ts';
import { useSettings } from '../HarrowProvider/settings.ts';
import styles from './Progress.module.css';
import { toPercent } from './toPercent.ts';

export interface ProgressProps {
  /** Percent, 0 to 100; a text that begins with a number will do. What is no number counts as 0. */
  value?: number | string | null;
  /** Beside the bar, as in `14/20`. Default: the percentage. */
  text?: string;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers: what is under way. */
  'aria-label'?: string;
}

/** Progress bar with its percentage, or another text, read-only. Fits into a `Form.Item`. */
export function Progress({ value, text: given, id, 'aria-label': label }: ProgressProps) {
  const { language } = useSettings();
  const percent = toPercent(value);
  const text = given ?? (percent / 100).toLocaleString(localeTag(language), { style: 'percent' });
  return (
    <span className={styles.progress}>
      <progress id={id} aria-label={label} max={100} value={percent}>
        {text}
      </progress>
      <span className={styles.percent}>{text}</span>
    </span>
  );
}
