import { useSettings } from '../HarrowProvider/settings.ts';
import { formatDate, type FormatDateOptions, toInstant } from './formatDate.ts';

export interface DateTextProps extends Pick<FormatDateOptions, 'precision'> {
  /** Wire text: 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss'. */
  value: string | null | undefined;
}

/**
 * A date, or a point in time, converted from the zone of the wire, Asia/Shanghai, to that of the provider; the tooltip names the zone and the
 * second. What is typed with `DateInput showTime` or a `dateColumn` is in no zone: such a text is shown as it is, not by `DateText`.
 */
export function DateText({ value, precision = 'minute' }: DateTextProps) {
  const { timeZone } = useSettings();
  if (!value) return <span className="hw-number">–</span>;
  const instant = toInstant(value);
  return (
    <time
      className="hw-number"
      dateTime={instant ? instant.toISOString() : value}
      title={instant && `${formatDate(value, { timeZone, precision: 'second' })} (${timeZone})`}
    >
      {formatDate(value, { timeZone, precision })}
    </time>
  );
}
