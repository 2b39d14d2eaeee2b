/** Messages a second on average, and how many may come at once. */
const perSecond = 20;
const burst = 60;

/** Answers whether one more may pass; `burst` at once, and then so many a second. */
export function createRateLimit(now: () => number = Date.now): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
