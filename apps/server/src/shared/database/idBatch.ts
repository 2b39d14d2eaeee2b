/** More than this are "many", without ids. */
const manyIds = 100;

/** Ids that come one by one and are dealt with together. */
export interface IdBatch {
  add(ids: readonly string[]): void;
  /** Too many to name. */
  addMany(): void;
  stop(): void;
}

/** @param flush gets the ids of the last `ms` milliseconds, each once; undefined means many, or all */
export function createIdBatch(ms: number, flush: (ids: string[] | undefined) => void): IdBatch {
  let ids = new Set<string>();
  let isMany = false;
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    const collected = isMany ? undefined : [...ids];
    [ids, isMany, timer] = [new Set(), false, undefined];
    flush(collected);
  };
  const schedule = (): void => {
    timer ??= setTimeout(end, ms).unref();
  };
  return {
    add(more) {
      for (const id of more) ids.add(id);
      if (ids.size > manyIds) isMany = true;
      schedule();
    },
    addMany() {
      isMany = true;
      schedule();
    },
    stop: () => clearTimeout(timer),
  };
}
