import { TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { FocusEvent } from 'react';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import styles from '../../EditableTable.module.css';
import { dateFormats } from './dateText.ts';
import { toShown } from './DateEditor.tsx';
import { typedText } from './typedText.ts';

export function TimeEditor({ value, aria, startOpen, placeholder, onChange, onBlur }: ValueEditorProps) {
  const { shown, raw } = toShown(value, 'time');

  function keepTyped(event: FocusEvent<HTMLElement>) {
    const next = typedText(event, dateFormats.time)?.format(dateFormats.time);
    if (next !== undefined && next !== value) onChange(next);
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
