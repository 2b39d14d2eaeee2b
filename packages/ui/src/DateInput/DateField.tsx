import { useSettings } from '../HarrowProvider/index.ts';
import type { DateInputProps } from './DateInput.types.ts';
import { typedFormats } from './typedFormats.ts';
import { useReadDate } from './useReadDate.ts';
import { useTypedText } from './useTypedText.tsx';
import { WallDatePicker } from './WallDatePicker.ts';
import { wallTime } from './wallTime.ts';

const wireFormats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };
const units = { date: 'day', month: 'month', year: 'year' } as const;

/** The calendar field; loaded by `DateInput`. */
export default function DateField({
  value,
  onChange,
  picker = 'date',
  showTime = false,
  min,
  max,
  style,
  onRefused,
  unread,
  onUnreadChange,
  ...rest
}: DateInputProps) {
  const { dateOrder } = useSettings();
  const readDate = useReadDate();
  const wire = showTime ? 'YYYY-MM-DD HH:mm:ss' : wireFormats[picker];
  const formats = typedFormats(dateOrder, wire);
  const typed = useTypedText({
    values: [value ?? ''],
    onChange: ([next]) => onChange?.(next || undefined),
    formats,
    read: picker === 'date' ? (text) => readDate(text, showTime ? 'datetime' : 'date') : undefined,
    unit: units[picker],
    min,
    max,
    onRefused,
    unread,
    onUnreadChange,
    id: rest.id,
  });
  return typed.frame(
    <WallDatePicker
      {...rest}
      {...typed.picker}
      picker={picker}
      showTime={showTime}
      className="hw-wide"
      style={style}
      format={formats}
      value={value ? wallTime(value) : null}
      minDate={min ? wallTime(min) : undefined}
      maxDate={max ? wallTime(max) : undefined}
      onChange={(day) => typed.isSettled(day) || onChange?.(day ? day.format(wire) : undefined)}
    />,
  );
}
