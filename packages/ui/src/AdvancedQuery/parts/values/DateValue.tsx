import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DateInput, TimeInput } from '../../../DateInput/DateInput.tsx';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';

dayjs.extend(customParseFormat);

export type MomentKind = 'date' | 'datetime' | 'time';
const formats: Readonly<Record<MomentKind, string>> = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss', time: 'HH:mm:ss' };

interface DateValueProps extends Omit<QueryValueProps, 'field' | 'rule' | 'multiple'> {
  kind: MomentKind;
}

/** A day, a moment or a time of day. What is none is shown as a hint, and named as wrong. */
export function DateValue({ id, kind, value, onChange, status = '', 'aria-label': label }: DateValueProps) {
  const isMoment = dayjs(value, formats[kind], true).isValid();
  const shared = {
    id,
    'aria-label': label,
    status,
    value: isMoment ? value : '',
    ...(value !== '' && !isMoment && { placeholder: value }),
    onChange: (next: string | undefined) => onChange(next ?? ''),
  };
  return kind === 'time' ? <TimeInput {...shared} /> : <DateInput {...shared} showTime={kind === 'datetime'} />;
}

/** Several days. */
export function DaysValue({ id, value, onChange, status = '', 'aria-label': label }: Omit<DateValueProps, 'kind'>) {
  const days = value
    .split(',')
    .map((day) => dayjs(day.trim(), formats.date, true))
    .filter((day) => day.isValid());
  return (
    <DatePicker
      id={id}
      multiple
      maxTagCount="responsive"
      aria-label={label}
      status={status}
      format={formats.date}
      style={{ width: '100%' }}
      value={days}
      onChange={(next) => onChange(((next ?? []) as Dayjs[]).map((day) => day.format(formats.date)).join(','))}
    />
  );
}
