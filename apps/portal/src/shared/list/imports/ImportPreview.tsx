import { formatNumber, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import styles from './ImportPreview.module.css';

interface ImportPreviewProps {
  /** Figures at the head; null shows a dash. */
  figures: readonly { label: string; value: number | null }[];
  children: ReactNode;
}

/** What an import will do: its figures, and below them what is worth a look. */
export function ImportPreview({ figures, children }: ImportPreviewProps) {
  const { language } = useSettings();
  return (
    <div className={styles.preview}>
      <dl className={styles.counts}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null ? '–' : formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
