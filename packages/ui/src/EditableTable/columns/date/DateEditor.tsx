import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { FocusEvent } from 'react';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { typedFormats } from '../../../DateInput/typedFormats.ts';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import styles from '../../EditableTable.module.css';
import { type DateKind, dateFormats } from './dateText.ts';
import { typedText } from './typedText.ts';

dayjs.extend(customParseFormat);

interface DateEditorProps extends ValueEditorProps {
  kind: Exclude<DateKind, 'time'>;
  min?: string | undefined;
  max?: string | undefined;
}

export function DateEditor({ value, aria, locale, startOpen, placeholder, onChange, onBlur, kind, min, max }: DateEditorProps) {
  const { shown, raw } = toShown(value, kind);
  const formats = typedFormats(locale.tag, dateFormats[kind]);

  function keepTyped(event: FocusEvent<HTMLElement>) {
    const typed = typedText(event, formats);
    if (!typed || (min && typed.isBefore(min, 'day')) || (max && typed.isAfter(max, 'day'))) return;
    const next = typed.format(dateFormats[kind]);
    if (next !== value) onChange(next);
  }

  return (
    <DatePicker
      {...aria}
      className={styles.antdEditor}
      defaultOpen={startOpen}
      status={aria['aria-invalid'] ? 'error' : ''}
      showTime={kind === 'datetime'}
      format={formats}
      value={shown}
      {...(min && { minDate: dayjs(min) })}
      {...(max && { maxDate: dayjs(max) })}
      placeholder={raw ?? placeholder}
      onChange={(next: Dayjs | null) => onChange(next ? next.format(dateFormats[kind]) : null)}
      onBlur={(event) => {
        keepTyped(event);
        onBlur();
      }}
    />
  );
}

/** A value of the picker, or the text as it is where it is no date of the kind: then the picker says it as a hint. */
export function toShown(value: unknown, kind: DateKind): { shown: Dayjs | null; raw?: string } {
  if (value === null || value === undefined || value === '') return { shown: null };
  const text = String(value);
  const date = dayjs(text, dateFormats[kind], true);
  return date.isValid() ? { shown: date } : { shown: null, raw: text };
}
