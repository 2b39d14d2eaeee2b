/** Allows one call per `intervalMs`: true when allowed, false when the last allowed one is too recent. */
export function createRateLimit(intervalMs: number, now: () => number = () => performance.now()): () => boolean {
  let last = -Infinity;
  return () => {
    if (now() - last < intervalMs) return false;
    last = now();
    return true;
  };
}
