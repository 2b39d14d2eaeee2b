import { useSettings } from '../HarrowProvider/settings.ts';
import { formatDate, type FormatDateOptions, toInstant } from './formatDate.ts';

export interface DateTextProps extends Pick<FormatDateOptions, 'precision'> {
  /** Wire text: 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss'. */
  value: string | null | undefined;
}

/** A date, or a point in time in the user's zone; the tooltip names the zone and the second. */
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
