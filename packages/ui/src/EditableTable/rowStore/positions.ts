import { isRising } from './isRising.ts';
import { isTemporaryRowId } from './rowId.ts';
import { separateIds } from './separateIds.ts';

/**
 * Positions of ids in a long list that changes a little at a time. Remembers where each id was last seen and looks
 * around there, so that an insert costs nothing for the ids behind it. A long list is indexed only on demand, for
 * an id that is not near those asked for before: showing and scrolling a hundred thousand rows does not need that.
 */
export interface Positions {
  has(id: string): boolean;
  /** Position in the list, or -1. */
  indexOf(id: string): number;
  /** Ids around this position will be asked for next. */
  expect(index: number): void;
  /** The list is now `next`: of its ids, those not in `placed` stand at most `drift` places from where they stood. */
  update(next: readonly string[], drift: number, placed?: { ids: readonly string[]; indexes: readonly number[] }): void;
  remove(ids: readonly string[]): void;
  /** Goes through the whole list, so that every id that is there twice is known. */
  findRepeated(): void;
}

/** Beyond this many places looking around costs more than learning all positions anew. */
const maxDrift = 256;
/** Shorter lists are learnt at once: that costs nothing. */
const shortList = 1000;
/** Places around the last one that are looked through before a long list is learnt: more than a screen of rows. */
const nearby = 64;

/**
 * @param ids changed in place if one is there twice (see `separateIds`): at once, or when a long list is learnt
 * @param onSeparated called with the ids that were made, and those that they stand for
 */
export function createPositions(ids: string[], onSeparated: (ids: ReadonlyMap<string, string>) => void): Positions {
  let list: readonly string[] = ids;
  let drift = 0;
  let learnt = false;
  let cursor = 0;
  /** All positions once the list is learnt; before that those that were asked for, and always those of temporary ids, which tells new ones apart. */
  const seen = new Map<string, number>();
  /** Ids that went. To be asked for one of them is no reason to learn a list: the report of a removal asks. */
  const gone = new Set<string>();
  if (list.length <= shortList) learn();
  else for (let index = 0; index < list.length; index += 1) if (isTemporaryRowId(list[index]!)) seen.set(list[index]!, index);

  function learn() {
    for (let index = 0; index < list.length; index += 1) seen.set(list[index]!, index);
    if (!learnt && seen.size < list.length) {
      // Not shared: the store makes a new list for every change.
      const separated = separateIds(list as string[]);
      for (let index = 0; index < list.length; index += 1) seen.set(list[index]!, index);
      onSeparated(separated);
    }
    learnt = true;
    gone.clear();
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

  /** An id that was not asked for yet. */
  function findFirst(id: string): number {
    // In the order of the list, as a pass over all rows asks.
    if (list[cursor + 1] === id) return (cursor += 1);
    for (let index = Math.max(0, cursor - nearby); index <= cursor + nearby; index += 1) {
      if (list[index] !== id) continue;
      seen.set(id, index);
      return (cursor = index);
    }
    learn();
    return seen.get(id) ?? -1;
  }

  function indexOf(id: string): number {
    const hint = seen.get(id);
    if (hint !== undefined) return list[hint] === id ? hint : find(id, hint);
    return learnt || gone.has(id) || isTemporaryRowId(id) ? -1 : findFirst(id);
  }

  return {
    indexOf,
    has: (id) => indexOf(id) >= 0,
    expect(index) {
      cursor = index;
    },
    update(next, by, placed) {
      list = next;
      drift += by;
      placed?.ids.forEach((id, at) => {
        gone.delete(id);
        seen.set(id, placed.indexes[at]!);
      });
    },
    remove: (removed) =>
      removed.forEach((id) => {
        seen.delete(id);
        if (!learnt) gone.add(id);
      }),
    findRepeated() {
      if (!learnt && !areAllDifferent(list)) learn();
    },
  };
}

/** Ids that a server counted up differ, also with new rows among them. False where that cannot be seen. */
function areAllDifferent(ids: readonly string[]): boolean {
  const known: string[] = [];
  const temporary = new Set<string>();
  for (let at = 0; at < ids.length; at += 1) {
    if (isTemporaryRowId(ids[at]!)) temporary.add(ids[at]!);
    else known.push(ids[at]!);
  }
  return known.length + temporary.size === ids.length && isRising(known);
}
