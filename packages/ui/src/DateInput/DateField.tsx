import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DateInputProps } from './DateInput.types.ts';

const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };

/** The calendar field; loaded by `DateInput`. */
export default function DateField({ value, onChange, picker = 'date', showTime = false, min, max, style, ...rest }: DateInputProps) {
  const format = showTime ? 'YYYY-MM-DD HH:mm:ss' : formats[picker];
  return (
    <DatePicker
      {...rest}
      picker={picker}
      showTime={showTime}
      style={{ width: '100%', ...style }}
      format={format}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onChange={(day) => onChange?.(day ? day.format(format) : undefined)}
    />
  );
}
