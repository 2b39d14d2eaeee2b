import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from '../../AdvancedQuery.module.css';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';

interface ValueChipsProps {
  values: readonly string[];
  show: (value: string) => ReactNode;
  onRemove: (value: string) => void;
}

/** Values beside a field that cannot hold them, each with a button that removes it. */
export function ValueChips({ values, show, onRemove }: ValueChipsProps) {
  const { t } = useQueryTexts();
  if (values.length === 0) return null;
  return (
    <ul className={styles.valueChips}>
      {values.map((value) => (
        <li key={value} className={styles.chip}>
          <span>{show(value)}</span>
          <button type="button" className="hw-icon-button" aria-label={t('line.removeValue', { value })} onClick={() => onRemove(value)}>
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
