import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useSettings } from '../HarrowProvider/index.ts';
import type { DateRangeInputProps } from './DateInput.types.ts';
import { typedFormats } from './typedFormats.ts';
import { useReadDate } from './useReadDate.ts';
import { useTypedText } from './useTypedText.tsx';
import { WallDatePicker } from './WallDatePicker.ts';
import { wallTime } from './wallTime.ts';

const wire = 'YYYY-MM-DD';
const toDay = (text: string): Dayjs | null => (text ? wallTime(text) : null);
const toText = (day: Dayjs | null | undefined): string => day?.format(wire) ?? '';

/** The calendar field for two days; loaded by `DateRangeInput`. */
export default function DateRangeField({ value, onChange, min, max, style, id, ...rest }: DateRangeInputProps) {
  const { dateOrder } = useSettings();
  const readDate = useReadDate();
  const formats = typedFormats(dateOrder, wire);
  const [from, to] = [value?.[0] ?? '', value?.[1] ?? ''];
  const report = ([first = '', last = '']: readonly string[]): void => onChange?.(first || last ? [first, last] : undefined);
  const typed = useTypedText({ values: [from, to], onChange: report, formats, read: (text) => readDate(text, 'date'), min, max, id });
  // Another list would make antd forget the end that was chosen first.
  const days = useMemo(() => [toDay(from), toDay(to)] as [Dayjs | null, Dayjs | null], [from, to]);
  return typed.frame(
    <WallDatePicker.RangePicker
      {...rest}
      {...typed.picker}
      // A label leads to the first of the two fields.
      id={id ? { start: id } : undefined}
      className="hw-wide"
      style={style}
      format={formats}
      allowEmpty
      value={days}
      minDate={min ? wallTime(min) : undefined}
      maxDate={max ? wallTime(max) : undefined}
      onCalendarChange={(next) => typed.setPending(next.map(toText))}
      onChange={(next) => typed.isSettled(next) || report(next?.map(toText) ?? [])}
    />,
  );
}
