import { InputNumber, Select } from 'antd';
import { useId } from 'react';
import styles from '../CronEditor.module.css';
import type { ValueOption } from '../hooks/useCronTexts.ts';

interface ValueFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Values that have names are chosen by name. */
  names?: readonly ValueOption[];
  disabled: boolean;
  onChange: (value: number) => void;
}

/** An integer within its limits, or a weekday or month by name. */
export function ValueField({ label, value, min, max, names, disabled, onChange }: ValueFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {names ? (
        <Select
          id={id}
          className={styles.select}
          value={value}
          disabled={disabled}
          options={names.map((option) => ({ value: option.value, label: option.title }))}
          onChange={onChange}
        />
      ) : (
        <InputNumber
          id={id}
          value={value}
          min={min}
          max={max}
          precision={0}
          disabled={disabled}
          // Half-typed numbers wait: the input rounds and limits them when it is left.
          onChange={(next) => next !== null && Number.isInteger(next) && next >= min && next <= max && onChange(next)}
        />
      )}
    </div>
  );
}
