import { useSettings } from '../../../HarrowProvider/settings.ts';
import { formatNumber } from '../../../Money/formatNumber.ts';
import type { Chip } from '../../ListPage.types.ts';
import styles from '../../ListPage.module.css';

/** Statuses with their counts; a click narrows the list. */
export function ChipBar({ chips, label, onClick }: { chips: Chip[]; label: string; onClick?: (key: string) => void }) {
  const { language } = useSettings();
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button key={chip.key} type="button" className={`${styles.chip} hw-focusable`} aria-pressed={chip.active ?? false} onClick={() => onClick?.(chip.key)}>
          {chip.label}
          {chip.count !== undefined && (
            <span className={`hw-number ${styles.chipCount}`}>{`${formatNumber(chip.count, language)}${chip.countCapped ? '+' : ''}`}</span>
          )}
        </button>
      ))}
    </div>
  );
}
