import { DateInput, useSettings } from '@harrow/ui';
import type { QueryValueProps } from '@harrow/ui/advanced-query';
import { isMoment } from '@harrow/validation/query';
import { Select } from 'antd';
import { shownMoment, typedMoment } from './typedMoment.ts';
import { useTypedMoment } from './useTypedMoment.ts';

/** Editor of moments in a query: the query has them as on the wire, the user reads and types them by their own clock. */
export const MomentValue = (props: QueryValueProps) => (props.multiple ? <Moments {...props} /> : <OneMoment {...props} />);

/** What is typed and is no moment is the value as well, so that its line is named as wrong and is not left out. */
function OneMoment({ id, value, onChange, status = '', 'aria-label': label, 'aria-describedby': describedBy }: QueryValueProps) {
  const isRight = isMoment(value);
  const typed = useTypedMoment(isRight ? value : undefined, (wire) => onChange(wire ?? ''));
  return (
    <DateInput
      id={id}
      aria-label={label}
      {...(describedBy && { 'aria-describedby': describedBy })}
      status={status}
      showTime
      {...(value !== '' && !isRight && { placeholder: value })}
      value={typed.value ?? ''}
      onChange={typed.onChange}
      onRefused={onChange}
    />
  );
}

function Moments({ id, value, onChange, status = '', 'aria-label': label }: QueryValueProps) {
  const { timeZone } = useSettings();
  const moments = value.split(',').filter(Boolean);
  return (
    <Select<string[]>
      id={id}
      aria-label={label}
      status={status}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ';', '\n']}
      style={{ width: '100%' }}
      value={moments.map((moment) => (isMoment(moment) ? shownMoment(moment, timeZone) : moment))}
      onChange={(times) => onChange([...new Set(times.map((time) => typedMoment(time.trim(), timeZone)))].join(','))}
    />
  );
}
