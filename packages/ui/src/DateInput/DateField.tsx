import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { localeTag, useSettings } from '../HarrowProvider/index.ts';
import type { DateInputProps } from './DateInput.types.ts';
import { typedFormats } from './typedFormats.ts';

const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };

/** The calendar field; loaded by `DateInput`. */
export default function DateField({ value, onChange, picker = 'date', showTime = false, min, max, style, ...rest }: DateInputProps) {
  const { language } = useSettings();
  const format = showTime ? 'YYYY-MM-DD HH:mm:ss' : formats[picker];
  return (
    <DatePicker
      {...rest}
      picker={picker}
      showTime={showTime}
      style={{ width: '100%', ...style }}
      format={typedFormats(localeTag(language), format)}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onChange={(day) => onChange?.(day ? day.format(format) : undefined)}
    />
  );
}
