import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ValueEditorProps } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';

interface DateEditorProps extends ValueEditorProps {
  showTime: boolean;
  min?: string | undefined;
  max?: string | undefined;
  placeholder?: string | undefined;
}

export function DateEditor({ value, aria, startOpen, onChange, onBlur, showTime, min, max, placeholder }: DateEditorProps) {
  const text = typeof value === 'string' && value !== '' ? value : undefined;
  const format = showTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  return (
    <DatePicker
      {...aria}
      className={styles.antdEditor}
      defaultOpen={startOpen}
      status={aria['aria-invalid'] ? 'error' : ''}
      showTime={showTime}
      format={format}
      value={text === undefined ? null : dayjs(text, format)}
      {...(min && { minDate: dayjs(min) })}
      {...(max && { maxDate: dayjs(max) })}
      placeholder={placeholder ?? format.replace(' HH:mm:ss', '')}
      suffixIcon={<span className={styles.pickerIcon} />}
      onChange={(next) => onChange(next ? next.format(format) : null)}
      onBlur={onBlur}
    />
  );
}
