import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { putsMonthFirst } from './putsMonthFirst.ts';

dayjs.extend(customParseFormat);

const wireDay = 'YYYY-MM-DD';
const known = new Map<string, string[]>();

/**
 * How a day may be typed, as formats of dayjs: the first is that of the wire, in which it is shown; the others have day and month in the order
 * of the language, with points, strokes or hyphens, with or without leading zeros. For a month or a year alone there is one form.
 * @param tag BCP 47 tag
 * @param wire format of the stored text
 */
export function typedFormats(tag: string, wire: string): string[] {
  if (!wire.startsWith(wireDay)) return [wire];
  const key = `${tag} ${wire}`;
  const formats = known.get(key) ?? [wire, ...daysOf(tag).map((day) => wire.replace(wireDay, day))];
  known.set(key, formats);
  return formats;
}

function daysOf(tag: string): string[] {
  const pairs = putsMonthFirst(tag)
    ? [
        ['MM', 'DD'],
        ['M', 'D'],
      ]
    : [
        ['DD', 'MM'],
        ['D', 'M'],
      ];
  return ['.', '/', '-'].flatMap((mark) => pairs.map((pair) => [...pair, 'YYYY'].join(mark)));
}
