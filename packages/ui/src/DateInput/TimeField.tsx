import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { TimeInputProps } from './DateInput.types.ts';

dayjs.extend(customParseFormat);

/** The time field; loaded by `TimeInput`. */
export default function TimeField({ value, onChange, format = 'HH:mm:ss', style, ...rest }: TimeInputProps) {
  return (
    <TimePicker
      {...rest}
      style={{ width: '100%', ...style }}
      format={format}
      value={value ? dayjs(value, format) : null}
      onChange={(time) => onChange?.(time ? time.format(format) : undefined)}
    />
  );
}
