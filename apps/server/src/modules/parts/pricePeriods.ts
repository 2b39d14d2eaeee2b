/** When a price counts. */
export interface Period {
  /** Part and currency. */
  owner: string;
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day; null: open. */
  to: string | null;
}

const open = '9999-12-31';

/** An open price gives way to one that begins later, so those two do not collide. */
const collide = (a: Period, b: Period): boolean => {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  return first.to !== null && first.to >= second.from && (second.to ?? open) >= first.from;
};

/**
 * For each new period the one it overlaps with, if there is one: stored or new, of the same owner.
 * A stored period that begins on the same day is replaced and does not count.
 */
export function overlapsOf(fresh: readonly Period[], stored: readonly Period[]): (Period | undefined)[] {
  const starts = new Set(fresh.map(({ owner, from }) => `${owner} ${from}`));
  const byOwner = Map.groupBy([...stored.filter(({ owner, from }) => !starts.has(`${owner} ${from}`)), ...fresh], ({ owner }) => owner);
  return fresh.map((period) => byOwner.get(period.owner)!.find((other) => other !== period && other.from !== period.from && collide(period, other)));
}
