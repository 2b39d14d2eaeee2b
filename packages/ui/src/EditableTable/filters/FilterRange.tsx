import { DateRangeInput } from '../../DateInput/index.ts';
import { NumberInput } from '../../NumberInput/index.ts';
import { useTableContext } from '../context/tableContext.ts';
import type { HeaderFilter } from '../view/headerFilter.ts';
import tools from '../toolbar/tools.module.css';

type Range = Extract<HeaderFilter, { kind: 'range' }>;

interface FilterRangeProps {
  kind: 'number' | 'date';
  asked: Range;
  onChange: (asked: Range) => void;
}

const rangeOf = <Bound extends number | string>(min: Bound | undefined, max: Bound | undefined): Range => ({
  kind: 'range',
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** From and to; either may be open. */
export function FilterRange({ kind, asked: { min, max }, onChange }: FilterRangeProps) {
  const { t } = useTableContext();
  if (kind === 'date') {
    return (
      <DateRangeInput
        aria-label={t('filter.between')}
        value={[String(min ?? ''), String(max ?? '')]}
        onChange={(range) => onChange(rangeOf(range?.[0] || undefined, range?.[1] || undefined))}
      />
    );
  }
  const [from, to] = [min, max].map((bound) => (typeof bound === 'number' ? bound : undefined));
  return (
    <div className={tools.range}>
      <NumberInput decimals={6} aria-label={t('filter.from')} placeholder={t('filter.from')} value={from} onChange={(next) => onChange(rangeOf(next, to))} />
      <NumberInput decimals={6} aria-label={t('filter.to')} placeholder={t('filter.to')} value={to} onChange={(next) => onChange(rangeOf(from, next))} />
    </div>
  );
}
