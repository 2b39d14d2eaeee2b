import type { CronPartName } from '@harrow/validation/cron';
import { useMemo } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts, type ValueOption } from '../hooks/useCronTexts.ts';
import { limitsOf, type ModeNumbers, type PartMode } from '../model/partMode.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { ValueField } from './ValueField.tsx';

interface ModeFieldsProps {
  name: CronPartName;
  mode: PartMode;
  numbers: ModeNumbers;
  readOnly: boolean;
  onChange: (numbers: Partial<ModeNumbers>) => void;
}

/** Largest `n` of `L-n`, and the fifth weekday of a month. */
const maxBefore = 30;
const maxNth = 5;

/** The inputs of a mode. */
export function ModeFields({ name, mode, numbers, readOnly, onChange }: ModeFieldsProps) {
  const { t, weekdays, months } = useCronTexts();
  const { min, max, maxStep } = limitsOf(name);
  const names = name === 'dayOfWeek' ? weekdays : name === 'month' ? months : undefined;
  const grid = useMemo(() => names ?? plainValues(min, max), [names, min, max]);
  const common = { disabled: readOnly };
  const { range, loop, nth } = numbers;
  switch (mode) {
    case 'every':
    case 'none':
    case 'text':
      return null;
    case 'range':
      return (
        <div className={styles.fields}>
          <ValueField
            {...common}
            label={t('field.from')}
            value={range.from}
            min={min}
            max={max}
            names={names}
            onChange={(from) => onChange({ range: { ...range, from } })}
          />
          <ValueField
            {...common}
            label={t('field.to')}
            value={range.to}
            min={min}
            max={max}
            names={names}
            onChange={(to) => onChange({ range: { ...range, to } })}
          />
        </div>
      );
    case 'loop':
      return (
        <div className={styles.fields}>
          <ValueField
            {...common}
            label={t('field.start')}
            value={loop.from}
            min={min}
            max={max}
            names={names}
            onChange={(from) => onChange({ loop: { ...loop, from } })}
          />
          <ValueField {...common} label={t('field.step')} value={loop.step} min={1} max={maxStep} onChange={(step) => onChange({ loop: { ...loop, step } })} />
        </div>
      );
    case 'specify':
      return <NumberGrid label={t('mode.specify')} options={grid} value={numbers.specify} disabled={readOnly} onChange={(specify) => onChange({ specify })} />;
    case 'last':
    case 'lastWorkday':
      return (
        <div className={styles.fields}>
          <ValueField {...common} label={t('field.before')} value={numbers[mode]} min={0} max={maxBefore} onChange={(before) => onChange({ [mode]: before })} />
        </div>
      );
    case 'nearest':
      return (
        <div className={styles.fields}>
          <ValueField {...common} label={t('field.day')} value={numbers.nearest} min={min} max={max} onChange={(nearest) => onChange({ nearest })} />
        </div>
      );
    case 'lastOfMonth':
      return (
        <div className={styles.fields}>
          <ValueField
            {...common}
            label={t('field.weekday')}
            value={numbers.lastOfMonth}
            min={min}
            max={max}
            names={weekdays}
            onChange={(lastOfMonth) => onChange({ lastOfMonth })}
          />
        </div>
      );
    case 'nth':
      return (
        <div className={styles.fields}>
          <ValueField {...common} label={t('field.nth')} value={nth.nth} min={1} max={maxNth} onChange={(each) => onChange({ nth: { ...nth, nth: each } })} />
          <ValueField
            {...common}
            label={t('field.weekday')}
            value={nth.weekday}
            min={min}
            max={max}
            names={weekdays}
            onChange={(weekday) => onChange({ nth: { ...nth, weekday } })}
          />
        </div>
      );
  }
}

function plainValues(min: number, max: number): ValueOption[] {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const text = String(min + index);
    return { value: min + index, label: text, title: text };
  });
}
