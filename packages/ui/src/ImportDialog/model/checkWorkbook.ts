/** Why a file cannot be chosen. */
export type WorkbookRefusal = 'type' | 'table' | 'size' | 'empty' | 'twice' | 'tooMany';

/** @param chosen files that are there already */
export function checkWorkbook(
  { name, size }: Pick<File, 'name' | 'size'>,
  chosen: readonly Pick<File, 'name' | 'size'>[],
  { maxFiles, maxMb, csv = false }: { maxFiles: number; maxMb: number; csv?: boolean },
): WorkbookRefusal | undefined {
  if (!(csv ? /\.(?:xlsx?|csv)$/i : /\.xlsx?$/i).test(name)) return csv ? 'table' : 'type';
  if (size === 0) return 'empty';
  if (size > maxMb * 1024 * 1024) return 'size';
  if (chosen.some((other) => other.name === name && other.size === size)) return 'twice';
  return chosen.length >= maxFiles ? 'tooMany' : undefined;
}
