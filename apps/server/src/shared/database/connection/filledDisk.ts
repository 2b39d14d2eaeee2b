/** How the engine's file system and PostgreSQL say that the disk is full. */
const noSpace = 51;
const diskFull = '53100';

/** Whether a write failed for lack of space: of Node.js, of PostgreSQL, or of the file system that PGlite is compiled with. */
export function isFilledDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, name } = error as { code?: unknown; errno?: unknown; name?: unknown };
  return code === 'ENOSPC' || code === diskFull || (name === 'ErrnoError' && errno === noSpace);
}
