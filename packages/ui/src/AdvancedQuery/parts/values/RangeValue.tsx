import type { ReactNode } from 'react';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import styles from '../../AdvancedQuery.module.css';

interface RangeValueProps {
  id: string;
  /** Two values joined by a comma; either may be missing. */
  value: string;
  onChange: (value: string) => void;
  'aria-label': string;
  /** An editor of one of them. */
  bound: (props: { id: string; value: string; onChange: (value: string) => void; 'aria-label': string }) => ReactNode;
}

/** Two bounds, both included. */
export function RangeValue({ id, value, onChange, bound, 'aria-label': label }: RangeValueProps) {
  const { t } = useQueryTexts();
  const [from = '', to = ''] = value.split(',');
  const set = (first: string, last: string): void => onChange(first === '' && last === '' ? '' : `${first},${last}`);
  return (
    <div className={styles.range}>
      {bound({ id, value: from, onChange: (next) => set(next, to), 'aria-label': `${label} ${t('line.from')}` })}
      <span aria-hidden className={styles.rangeMark}>
        –
      </span>
      {bound({ id: `${id}-to`, value: to, onChange: (next) => set(from, next), 'aria-label': `${label} ${t('line.to')}` })}
    </div>
  );
}
