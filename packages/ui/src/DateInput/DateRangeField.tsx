import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { DateRangeInputProps } from './DateInput.types.ts';

const format = 'YYYY-MM-DD';
const toDay = (text: string | undefined): Dayjs | null => (text ? dayjs(text) : null);
const toText = (day: Dayjs | null | undefined): string => day?.format(format) ?? '';

/** The calendar field for two days; loaded by `DateRangeInput`. */
export default function DateRangeField({ value, onChange, min, max, style, id, ...rest }: DateRangeInputProps) {
  return (
    <DatePicker.RangePicker
      {...rest}
      // A label leads to the first of the two fields.
      id={id ? { start: id } : undefined}
      style={{ width: '100%', ...style }}
      format={format}
      allowEmpty
      value={value ? [toDay(value[0]), toDay(value[1])] : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onChange={(days) => {
        const range = days?.map(toText) ?? [];
        onChange?.(range[0] || range[1] ? [range[0] ?? '', range[1] ?? ''] : undefined);
      }}
    />
  );
}
