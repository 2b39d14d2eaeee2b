import type { TimeInputProps } from './DateInput.types.ts';
import { useTypedText } from './useTypedText.tsx';
import { WallTimePicker } from './WallDatePicker.ts';
import { wallTime } from './wallTime.ts';

/** The time field; loaded by `TimeInput`. */
export default function TimeField({ value, onChange, format = 'HH:mm:ss', style, onRefused, ...rest }: TimeInputProps) {
  const typed = useTypedText({
    values: [value ?? ''],
    onChange: ([next]) => onChange?.(next || undefined),
    formats: [format],
    unit: 'time',
    onRefused,
    id: rest.id,
  });
  return typed.frame(
    <WallTimePicker
      {...rest}
      {...typed.picker}
      className="hw-wide"
      style={style}
      format={format}
      value={value ? wallTime(value, format) : null}
      onChange={(time) => typed.isSettled(time) || onChange?.(time ? time.format(format) : undefined)}
    />,
  );
}
