/**
 * Positions of ids in a long list that changes a little at a time. Remembers where each id was last seen and looks
 * around there, so that an insert costs nothing for the ids behind it.
 */
export interface Positions {
  has(id: string): boolean;
  /** Position in the list, or -1. */
  indexOf(id: string): number;
  /** The list is now `next`: of its ids, those not in `placed` stand at most `drift` places from where they stood. */
  update(next: readonly string[], drift: number, placed?: { ids: readonly string[]; indexes: readonly number[] }): void;
  remove(ids: readonly string[]): void;
}

/** Beyond this many places looking around costs more than learning all positions anew. */
const maxDrift = 256;

/** Throws if an id is in the list twice; `describe` makes the message. */
export function createPositions(ids: readonly string[], describe: (id: string) => string): Positions {
  let list = ids;
  let drift = 0;
  const seen = new Map<string, number>();
  learn();
  if (seen.size < ids.length) throw new Error(describe(ids.find((id, index) => seen.get(id) !== index)!));

  function learn() {
    for (let index = 0; index < list.length; index += 1) seen.set(list[index]!, index);
    drift = 0;
  }

  function find(id: string, hint: number): number {
    if (drift > maxDrift) {
      learn();
      return seen.get(id)!;
    }
    for (let distance = 1; distance <= drift; distance += 1) {
      for (const index of [hint - distance, hint + distance]) {
        if (list[index] !== id) continue;
        seen.set(id, index);
        return index;
      }
    }
    throw new Error(`EditableTable: the position of "${id}" is lost`);
  }

  return {
    has: (id) => seen.has(id),
    indexOf(id) {
      const hint = seen.get(id);
      if (hint === undefined) return -1;
      return list[hint] === id ? hint : find(id, hint);
    },
    update(next, by, placed) {
      list = next;
      drift += by;
      placed?.ids.forEach((id, at) => seen.set(id, placed.indexes[at]!));
    },
    remove: (gone) => gone.forEach((id) => seen.delete(id)),
  };
}
