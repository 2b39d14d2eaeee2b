import { formatNumber } from '../Money/formatNumber.ts';
import { unitText } from '../Money/unitText.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Size of a file: MB with two decimals from 1 MB up, else KB; floored, never rounded up; the units as the language writes them. */
export function formatFileSize(bytes: number, language: string): string {
  if (bytes >= megabyte) return `${formatNumber(Math.floor((bytes * 100) / megabyte) / 100, language, 2)}\u00a0${unitText('megabyte', language)}`;
  return `${formatNumber(Math.floor((bytes * 100) / kilobyte) / 100, language)}\u00a0${unitText('kilobyte', language)}`;
}
