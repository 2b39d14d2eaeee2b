const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * A file size for people: MB from 1 MB up, else KB, floored to 2 decimals.
 * @param bytes non-negative.
 */
export function fileSizeText(bytes: number): string {
  const [unit, name] = bytes >= megabyte ? [megabyte, 'MB'] : [kilobyte, 'KB'];
  return `${Math.floor((bytes * 100) / unit) / 100}${name}`;
}
