/** What the cells of both formats have in common. */
import { SSF } from '@e965/xlsx';
import { importLimits } from './limits.ts';
import { type RawCell, shown } from './rawSheet.ts';

/** What Excel allows. */
const maxFormat = 255;

export const isDateFormat = (format: string): boolean => format.length <= maxFormat && SSF.is_date(format);

export function toText(value: string): RawCell | undefined {
  if (value.length > importLimits.cellLength) return { kind: 'tooLong', value: shown(value) };
  return value.trim() === '' ? undefined : { kind: 'text', value };
}

/** Day and time of the number behind a date cell; the number itself when no day belongs to it, where Excel shows only `####`. */
export function dateText(serial: number, date1904: boolean): string {
  const parts = SSF.parse_date_code(serial, { date1904 }) as { y: number; m: number; d: number; H: number; M: number; S: number } | null;
  if (!parts) return String(serial);
  const { y, m, d, H, M, S } = parts;
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return H + M + S > 0 ? `${day} ${two(H)}:${two(M)}:${two(Math.floor(S))}` : day;
}
