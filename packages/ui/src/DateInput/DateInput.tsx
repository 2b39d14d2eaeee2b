import { Input } from 'antd';
import { type CSSProperties, Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { useWaitsForBrowser } from '../serverStyles/useWaitsForBrowser.ts';
import type { DateInputProps, DateRangeInputProps, TimeInputProps } from './DateInput.types.ts';
import { OnDemand } from './OnDemand.tsx';

// The calendar weighs more than a whole form: it comes when the first date field does.
const loadDateField = () => import('./DateField.tsx');
const loadDateRangeField = () => import('./DateRangeField.tsx');
const DateField = lazyPart(loadDateField);
const TimeField = lazyPart(() => import('./TimeField.tsx'));
const DateRangeField = lazyPart(loadDateRangeField);

/** A calendar day as wire text 'YYYY-MM-DD'; with `showTime` a day and a time of day, 'YYYY-MM-DD HH:mm:ss', which no zone changes. */
export function DateInput({ onDemand = false, ...props }: DateInputProps) {
  if (onDemand) return <OnDemand {...props} text={props.value ?? ''} load={loadDateField} field={(opening) => <DateField {...props} {...opening} />} />;
  return (
    <Suspense fallback={<Waiting {...props} text={props.value ?? ''} />}>
      <DateField {...props} />
    </Suspense>
  );
}

/** A time of day as wire text 'HH:mm:ss'. */
export function TimeInput(props: TimeInputProps) {
  return (
    <Suspense fallback={<Waiting {...props} text={props.value ?? ''} />}>
      <TimeField {...props} />
    </Suspense>
  );
}

/** A range of calendar days, both ends included; either may be open. */
export function DateRangeInput({ onDemand = false, ...props }: DateRangeInputProps) {
  const text = props.value?.some(Boolean) ? props.value.join(' – ') : '';
  const waits = useWaitsForBrowser();
  if (onDemand) return <OnDemand {...props} isRange text={text} load={loadDateRangeField} field={(opening) => <DateRangeField {...props} {...opening} />} />;
  const waiting = <Waiting {...props} text={text} />;
  if (waits) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DateRangeField {...props} />
    </Suspense>
  );
}

interface WaitingProps {
  id?: string;
  text: string;
  style?: CSSProperties;
  'aria-label'?: string;
}

/** Shows the value, and keeps the place and the label's target, while the calendar is on its way. */
function Waiting({ id, text, style, 'aria-label': label }: WaitingProps) {
  const { t } = useTranslation('ui');
  return <Input id={id} disabled style={style} value={text} aria-label={label ?? (id ? undefined : t('date.loading'))} placeholder="YYYY-MM-DD" />;
}
