const formats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** 'YYYY-MM-DD HH:mm:ss' of a moment, as the clocks of a zone show it. @throws RangeError when the runtime knows no such zone */
export function toZoneTime(moment: Date, timeZone: string): string {
  const part = Object.fromEntries(
    zoneFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']!.padStart(4, '0')}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`;
}

const asUtc = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
const dayMs = 86_400_000;

/**
 * The moment at which the clocks of a zone show a time, 'YYYY-MM-DD HH:mm:ss'. Of one that they show twice, as when they are put back in
 * autumn, it is the earlier; one that they skip is counted as if they had not been put forward yet, so that they show a later one then.
 * Undefined for a text that is no time.
 */
export function fromZoneTime(time: string, timeZone: string): Date | undefined {
  const wall = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(time) ? asUtc(time) : Number.NaN;
  if (Number.isNaN(wall)) return undefined;
  // A time that exists has one of the offsets of the day before and of the day after; of two, that before is the earlier.
  const [before, after] = [-dayMs, dayMs].map((distance) => {
    const moment = wall + distance;
    return new Date(wall - (asUtc(toZoneTime(new Date(moment), timeZone)) - moment));
  }) as [Date, Date];
  return [before, after].find((moment) => toZoneTime(moment, timeZone) === time) ?? before;
}
