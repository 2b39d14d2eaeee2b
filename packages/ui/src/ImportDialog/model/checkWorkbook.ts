/** Why a file cannot be chosen. */
export type WorkbookRefusal = 'type' | 'size' | 'empty' | 'twice' | 'tooMany';

/** @param chosen files that are there already */
export function checkWorkbook(
  { name, size }: Pick<File, 'name' | 'size'>,
  chosen: readonly Pick<File, 'name' | 'size'>[],
  { maxFiles, maxMb }: { maxFiles: number; maxMb: number },
): WorkbookRefusal | undefined {
  if (!/\.xlsx?$/i.test(name)) return 'type';
  if (size === 0) return 'empty';
  if (size > maxMb * 1024 * 1024) return 'size';
  if (chosen.some((other) => other.name === name && other.size === size)) return 'twice';
  return chosen.length >= maxFiles ? 'tooMany' : undefined;
}
