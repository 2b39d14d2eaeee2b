/** Px from the edge of what is in view at which a range scrolls, and the most that it scrolls in one frame. */
const edge = 40;
const most = 16;

/** Px to scroll in this frame, for a finger at `at` between the edges `from` and `to`: the nearer to one, the faster. */
export function edgeScroll(at: number, from: number, to: number): number {
  // In a narrow view the two edges must not meet.
  const reach = Math.min(edge, (to - from) / 4);
  if (at < from + reach) return -speed(from + reach - at, reach);
  return at > to - reach ? speed(at - (to - reach), reach) : 0;
}

const speed = (depth: number, reach: number) => Math.ceil(Math.min(1, depth / reach) * most);
