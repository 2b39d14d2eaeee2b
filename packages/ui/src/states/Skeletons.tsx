import type { CSSProperties } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import styles from './states.module.css';

export interface ListSkeletonProps {
  /** Number of lines. Default 10. */
  rows?: number;
}

/** Bars of the n-th line. */
const rowBars = (index: number): CSSProperties[] => [
  { width: '14%' },
  { width: `${22 + ((index * 7) % 14)}%` },
  { width: `${12 + ((index * 5) % 9)}%` },
  { width: '10%', marginInlineStart: 'auto' },
];

/** Lines in the shape of table rows. */
export function ListSkeleton({ rows = 10 }: ListSkeletonProps) {
  const { t } = useTranslation('ui');
  const styleOf = useStyleOf();
  return (
    <div className={styles.skeletonList} data-skeleton role="status" aria-label={t('loading')}>
      <ServerStyles styleOf={styleOf} styles={() => Array.from({ length: rows }, (_, index) => rowBars(index)).flat()} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.skeletonRow}>
          {rowBars(index).map((bar, at) => (
            <i key={at} {...styleOf(bar)} />
          ))}
        </div>
      ))}
    </div>
  );
}

const title: CSSProperties = { width: 220, height: 24 };
const fieldName: CSSProperties = { width: '35%' };
const fields = Array.from({ length: 9 }, (_, index): CSSProperties => ({ width: `${60 + ((index * 11) % 30)}%`, height: 18 }));

/** A page whose code or record is on its way: head, section, fields. */
export function PageSkeleton() {
  const { t } = useTranslation('ui');
  const styleOf = useStyleOf();
  return (
    <div className={styles.skeletonPage} data-skeleton role="status" aria-label={t('loading')}>
      <ServerStyles styleOf={styleOf} styles={() => [title, ...fields, fieldName]} />
      <i {...styleOf(title)} />
      <div className={styles.skeletonCard}>
        {fields.map((field, index) => (
          <div key={index}>
            <i {...styleOf(fieldName)} />
            <i {...styleOf(field)} />
          </div>
        ))}
      </div>
    </div>
  );
}
