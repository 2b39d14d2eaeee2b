const prefix = 'unloaded:';

/** Id of the line at a position of the source while its row is not loaded. */
export const unloadedId = (position: number): string => `${prefix}${position}`;

/** The position that such an id names; undefined for the id of a row. */
export function positionOfUnloaded(id: string): number | undefined {
  return id.startsWith(prefix) ? Number(id.slice(prefix.length)) : undefined;
}
