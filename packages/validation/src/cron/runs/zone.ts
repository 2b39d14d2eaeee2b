/** UTC offsets of one zone. Seconds since 1970 in, seconds out; east of Greenwich is positive. */
export interface Zone {
  /** Offset in force at an instant. */
  readonly offsetAt: (instant: number) => number;
  /**
   * The instant at which the clocks of the zone show a wall time (given as if it were UTC): of two the later, for one that clocks skip NaN.
   * It is the rule of the Quartz samples: what does not exist does not fire, what occurs twice fires at its second pass.
   */
  readonly instantOf: (wall: number) => number;
  /** Number of occurrences of a wall time: 0 if the clocks skip it, 2 if they are set back over it, else 1. */
  readonly passesOf: (wall: number) => 0 | 1 | 2;
}

const day = 86_400;

/**
 * Offsets are looked up at the borders of spans of six days and kept; a span with equal ends has one offset throughout, since no zone
 * changed its clocks twice within 167 hours between 1969 and 2120 (tzdata 2025a; the nearest is Asia/Hebron in 2072).
 */
const span = 6 * day;
const origin = Date.UTC(1969, 10, 1) / 1000;
const spans = Math.ceil((Date.UTC(2120, 2, 1) / 1000 - origin) / span);
const unknown = 0x7fffffff;

const zones = new Map<string, Zone>();

/** The zone of an IANA name. @throws RangeError when the runtime knows no such zone. */
export function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    zone = createZone(timeZone);
    zones.set(timeZone, zone);
  }
  return zone;
}

function createZone(timeZone: string): Zone {
  const readOffset = offsetReader(timeZone);
  const borders = new Int32Array(spans + 2).fill(unknown);
  const changes = new Map<number, number>();

  const atBorder = (index: number): number => {
    let offset = borders[index]!;
    if (offset === unknown) {
      offset = readOffset(origin + index * span);
      borders[index] = offset;
    }
    return offset;
  };

  /** The first instant of a span at which the offset of its end is in force. */
  const changeIn = (index: number): number => {
    const known = changes.get(index);
    if (known !== undefined) return known;
    const after = atBorder(index + 1);
    let low = origin + index * span;
    let high = low + span;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (readOffset(middle) === after) high = middle;
      else low = middle;
    }
    changes.set(index, high);
    return high;
  };

  const offsetAt = (instant: number): number => {
    const index = Math.min(Math.max(Math.floor((instant - origin) / span), 0), spans);
    const before = atBorder(index);
    const after = atBorder(index + 1);
    return before === after || instant < changeIn(index) ? before : after;
  };

  const instantOf = (wall: number): number => {
    // An offset is less than a day, and so is every change (Apia skipped a whole day, from -10 to +14 hours).
    const before = offsetAt(wall - day);
    const after = offsetAt(wall + day);
    if (before === after) return wall - after;
    // The smaller offset gives the later instant.
    const [small, large] = before < after ? [before, after] : [after, before];
    if (offsetAt(wall - small) === small) return wall - small;
    return offsetAt(wall - large) === large ? wall - large : Number.NaN;
  };

  const passesOf = (wall: number): 0 | 1 | 2 => {
    const offsets = new Set([offsetAt(wall - day), offsetAt(wall + day)]);
    const valid = [...offsets].filter((offset) => offsetAt(wall - offset) === offset);
    return valid.length === 2 ? 2 : valid.length === 1 ? 1 : 0;
  };

  return { offsetAt, instantOf, passesOf };
}

/** Reads offsets from the runtime's zone data; exact to the second, but slow (about a microsecond). */
function offsetReader(timeZone: string): (instant: number) => number {
  if (timeZone === 'UTC') return () => 0;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    // '11/21/2026, 16:03:23'
    const text = clock.format(instant * 1000);
    const digits = (at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
    const wall = Date.UTC(digits(6) * 100 + digits(8), digits(0) - 1, digits(3), digits(12), digits(15), digits(18));
    return wall / 1000 - instant;
  };
}
