/** A measured figure: its name, and how to read it. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly better: 'less' | 'more';
  /** Wall time also counts other work of the machine; CPU time hardly, bytes not at all. */
  readonly kind: 'CPU' | 'wall' | 'bytes';
}

/** A figure as it was read, one value a round: of this state, of the earlier one, and of the peer where there is one. */
export interface Reading extends Figure {
  readonly now: readonly number[];
  readonly before: readonly number[];
  readonly peer?: readonly number[];
}

/** Result of all rounds of a figure. */
export interface Comparison extends Figure {
  /** Medians of the rounds. */
  readonly now: number;
  readonly before: number;
  readonly peer?: number;
  /** This state ÷ the earlier one, median of the ratios of the rounds: a disturbance of a whole round is in both. */
  readonly ratio: number;
  /** Distance between the quartiles of these ratios: half of the rounds lie within. */
  readonly spread: number;
  readonly verdict: 'worse' | 'better' | 'alike';
}

/** A smaller difference counts as none: two copies of one state differ by as much, whatever the spread. */
export const leastDifference = 0.03;

/**
 * Fewer rounds than this allow no verdict. Simulated with noise that has outliers and no difference at all, the rule below calls a figure
 * worse in 4 of 100 comparisons of 6 rounds, in 2 of 8, in 1 of 10 and in 1 of 200 of 12.
 */
export const leastRounds = 6;

/** Tells for each figure whether it is worse, or better, by more than its spread. */
export function compare(readings: readonly Reading[]): Comparison[] {
  return readings.map(({ now, before, peer, ...figure }) => {
    if (now.length < leastRounds || now.length !== before.length)
      throw new Error(`${figure.name}: ${now.length} and ${before.length} rounds, at least ${leastRounds} of each are needed`);
    const loss = quartiles(now.map((value, round) => (figure.better === 'less' ? share(value, before[round]!) : share(before[round]!, value))));
    // Equal quartiles may be infinite.
    const spread = loss.upper === loss.lower ? 0 : loss.upper - loss.lower;
    const least = Math.max(spread, leastDifference);
    return {
      ...figure,
      now: quartiles(now).median,
      before: quartiles(before).median,
      ...(peer && { peer: quartiles(peer).median }),
      ratio: figure.better === 'less' ? loss.median : 1 / loss.median,
      spread,
      verdict: loss.median - 1 > least ? 'worse' : 1 / loss.median - 1 > least ? 'better' : 'alike',
    };
  });
}

/** Two nothings are alike. */
const share = (value: number, of: number): number => (value === of ? 1 : value / of);

/** The median, and the values that a quarter lies below and above. */
export function quartiles(values: readonly number[]): { lower: number; median: number; upper: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number): number => {
    const place = (sorted.length - 1) * part;
    const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return low === high ? low : low + (high - low) * (place % 1);
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
