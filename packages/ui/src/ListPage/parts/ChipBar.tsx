import { useSettings } from '../../HarrowProvider/settings.ts';
import { formatNumber } from '../../Money/formatNumber.ts';
import type { Chip } from '../ListPage.types.ts';

/** Statuses with their counts; a click narrows the list. */
export function ChipBar({ chips, label, onClick }: { chips: Chip[]; label: string; onClick?: (key: string) => void }) {
  const { language } = useSettings();
  return (
    <div className="hw-list-chips" role="group" aria-label={label}>
      {chips.map((chip) => (
        <button key={chip.key} type="button" className="hw-chip hw-focusable" aria-pressed={chip.active ?? false} onClick={() => onClick?.(chip.key)}>
          {chip.label}
          {chip.count !== undefined && <span className="hw-number hw-chip-count">{formatNumber(chip.count, language)}</span>}
        </button>
      ))}
    </div>
  );
}
