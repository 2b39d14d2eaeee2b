import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { FocusEvent } from 'react';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import styles from '../../EditableTable.module.css';
import { dateFormats } from './dateText.ts';
import { toShown } from './DateEditor.tsx';

export function TimeEditor({ value, aria, startOpen, placeholder, onChange, onBlur }: ValueEditorProps) {
  const { shown, raw } = toShown(value, 'time');

  /** As of a day: see `DateEditor`. */
  function keepTyped({ target }: FocusEvent<HTMLElement>) {
    const typed = target instanceof HTMLInputElement ? dayjs(target.value, dateFormats.time, true) : undefined;
    if (typed?.isValid() && target instanceof HTMLInputElement && target.value !== value) onChange(target.value);
  }

  return (
    <TimePicker
      {...aria}
      className={styles.antdEditor}
      defaultOpen={startOpen}
      status={aria['aria-invalid'] ? 'error' : ''}
      format={dateFormats.time}
      value={shown}
      placeholder={raw ?? placeholder}
      onChange={(next: Dayjs | null) => onChange(next ? next.format(dateFormats.time) : null)}
      onBlur={(event) => {
        keepTyped(event);
        onBlur();
      }}
    />
  );
}
