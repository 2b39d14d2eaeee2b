import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { TimeInputProps } from './DateInput.types.ts';
import { useTypedText } from './useTypedText.tsx';

dayjs.extend(customParseFormat);

/** The time field; loaded by `TimeInput`. */
export default function TimeField({ value, onChange, format = 'HH:mm:ss', style, ...rest }: TimeInputProps) {
  const { status, message, judge, forget } = useTypedText({ formats: [format] });
  return (
    <>
      <TimePicker
        {...rest}
        {...(status && { status })}
        style={{ width: '100%', ...style }}
        format={format}
        value={value ? dayjs(value, format) : null}
        onBlur={judge}
        onChange={(time) => {
          if (time) forget();
          onChange?.(time ? time.format(format) : undefined);
        }}
      />
      {message}
    </>
  );
}
