import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { localeTag, useSettings } from '../HarrowProvider/index.ts';
import type { DateRangeInputProps } from './DateInput.types.ts';
import { typedFormats } from './typedFormats.ts';
import { useTypedText } from './useTypedText.tsx';

const wire = 'YYYY-MM-DD';
const toDay = (text: string | undefined): Dayjs | null => (text ? dayjs(text) : null);
const toText = (day: Dayjs | null | undefined): string => day?.format(wire) ?? '';

/** The calendar field for two days; loaded by `DateRangeInput`. */
export default function DateRangeField({ value, onChange, min, max, style, id, ...rest }: DateRangeInputProps) {
  const { language } = useSettings();
  const formats = typedFormats(localeTag(language), wire);
  const { status, message, judge, forget } = useTypedText({ formats, min, max });
  return (
    <>
      <DatePicker.RangePicker
        {...rest}
        {...(status && { status })}
        // A label leads to the first of the two fields.
        id={id ? { start: id } : undefined}
        style={{ width: '100%', ...style }}
        format={formats}
        allowEmpty
        value={value ? [toDay(value[0]), toDay(value[1])] : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        onBlur={judge}
        onChange={(days) => {
          const range = days?.map(toText) ?? [];
          if (range.some(Boolean)) forget();
          onChange?.(range[0] || range[1] ? [range[0] ?? '', range[1] ?? ''] : undefined);
        }}
      />
      {message}
    </>
  );
}
