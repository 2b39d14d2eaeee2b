import { isDay, isMoment } from '@harrow/validation/query';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { DateInput, TimeInput } from '../../../DateInput/DateInput.tsx';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { ValueChips } from './ValueChips.tsx';

export type MomentKind = 'date' | 'datetime' | 'time';
// In no zone: that of the browser lacks an hour now and then.
const isRightOf: Readonly<Record<MomentKind, (text: string) => boolean>> = {
  date: isDay,
  datetime: isMoment,
  time: (text) => isMoment(`2026-01-01 ${text}`),
};

interface DateValueProps extends Omit<QueryValueProps, 'field' | 'rule' | 'multiple'> {
  kind: MomentKind;
}

/** A day, a moment or a time of day. What is typed and is none is the value as well, so that the line is named as wrong and is not left out. */
export function DateValue({ id, kind, value, onChange, status = '', 'aria-label': label, 'aria-describedby': describedBy }: DateValueProps) {
  const isRight = isRightOf[kind](value);
  const shared = {
    id,
    'aria-label': label,
    ...(describedBy && { 'aria-describedby': describedBy }),
    status,
    value: isRight ? value : '',
    ...(value !== '' && !isRight && { placeholder: value }),
    onChange: (next: string | undefined) => onChange(next ?? ''),
    onRefused: onChange,
  };
  return kind === 'time' ? <TimeInput {...shared} /> : <DateInput {...shared} showTime={kind === 'datetime'} />;
}

/** Several days. What is none, as in a saved query or from another rule, stands beside them until the user removes it. */
export function DaysValue({ id, value, onChange, status = '', 'aria-label': label }: Omit<DateValueProps, 'kind'>) {
  const items = [...new Set(value.split(',').map((item) => item.trim()))].filter(Boolean);
  const others = items.filter((item) => !isDay(item));
  return (
    <>
      <ValueChips values={others} show={(other) => other} onRemove={(other) => onChange(items.filter((item) => item !== other).join(','))} />
      <DatePicker
        id={id}
        multiple
        maxTagCount="responsive"
        aria-label={label}
        status={status}
        format="YYYY-MM-DD"
        style={{ width: '100%' }}
        value={items.filter((item) => isDay(item)).map((day) => dayjs(day))}
        onChange={(next) => onChange([...others, ...((next ?? []) as Dayjs[]).map((day) => day.format('YYYY-MM-DD'))].join(','))}
      />
    </>
  );
}
