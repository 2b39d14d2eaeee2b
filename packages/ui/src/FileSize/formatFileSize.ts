import type { Language } from '../HarrowProvider/language.ts';
import { formatNumber } from '../Money/formatNumber.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Size of a file: MB with two decimals, floored, from 1 MB up; else KB, rounded up so that no file weighs 0 KB. */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes >= megabyte) return `${formatNumber(Math.floor((bytes / megabyte) * 100) / 100, language, 2)}\u00a0MB`;
  return `${formatNumber(Math.ceil(bytes / kilobyte), language, 0)}\u00a0KB`;
}
