/** Cells of both formats. */
import { SSF } from '@e965/xlsx';
import { importLimits } from './limits.ts';
import { type RawCell, shown } from './rawSheet.ts';

/** Characters of a number format that Excel allows. */
const maxFormat = 255;
/** Digits that a number keeps. */
const exactDigits = 15;
/** Digits that a cell without a format of its own shows; longer numbers stand there as 1.23E+11. */
const generalDigits = 11;
/** Days between the two calendars of Excel, which begin in 1900 and 1904. */
const days1904 = 1462;

/** Formats that stand in a file by their number only: days, in East Asian and Thai versions of Excel. */
for (const [first, last] of [
  [27, 36],
  [50, 58],
  [71, 81],
] as const)
  for (let id = first; id <= last; id += 1) SSF.load('yyyy-mm-dd', id);

export function toText(value: string): RawCell | undefined {
  if (value.length > importLimits.cellLength) return { kind: 'tooLong', value: shown(value) };
  return value.trim() === '' ? undefined : { kind: 'text', value };
}

/** A number as its format shows it. @param format of the cell, as Excel writes it in English */
export function toNumber(value: number, format: string, date1904: boolean): RawCell {
  if (!Number.isFinite(value)) return { kind: 'error', value: '#NUM!' };
  if (format.length > maxFormat) return { kind: 'number', value, text: undefined, isPercent: false };
  if (SSF.is_date(format)) return toDate(value, date1904);
  return { kind: 'number', value, text: shownDigits(value, format), isPercent: format.replace(/"[^"]*"|\\./g, '').includes('%') };
}

/**
 * Digits that a cell shows, where they do not depend on the reader's settings: a whole number in a format of digits only. Signs, decimals,
 * groups, currencies, percent and powers of ten depend on language and format; more than 15 digits are not kept.
 */
function shownDigits(value: number, format: string): string | undefined {
  if (!Number.isInteger(value) || value < 0 || Object.is(value, -0)) return undefined;
  const digits = String(value);
  if (digits.length > exactDigits) return undefined;
  // `@` is put on a number afterwards, and changes nothing in how it is shown.
  if (/^(?:general|@)?$/i.test(format)) return digits.length <= generalDigits ? digits : undefined;
  const sections = format.split(';');
  const section = (value === 0 ? sections[2] : undefined) ?? sections[0]!;
  const [, marks] = /^(?:\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\])?(#*0*)(?:_.)?$/i.exec(section) ?? [];
  if (!marks) return undefined;
  const least = marks.replaceAll('#', '').length;
  return value === 0 && least === 0 ? undefined : digits.padStart(least, '0');
}

/** Day and time of the number behind a date cell; the number itself when no day belongs to it, where Excel shows only `####`. */
function toDate(given: number, date1904: boolean): RawCell {
  const serial = date1904 ? given + days1904 : given;
  const parts = SSF.parse_date_code(serial) as { y: number; m: number; d: number; H: number; M: number; S: number } | null;
  if (!parts) return { kind: 'date', value: String(given), serial };
  const { y, m, d, H, M, S } = parts;
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return { kind: 'date', value: H + M + S > 0 ? `${day} ${two(H)}:${two(M)}:${two(Math.floor(S))}` : day, serial };
}
