import { type Comparison, leastDifference } from './verdict.ts';

/** Circumstances of a comparison. */
export interface Circumstances {
  /** `server`, `table` or `portal`. */
  readonly part: string;
  /** Names of the two states: short commits, with a + where something is not committed. */
  readonly now: string;
  readonly before: string;
  /** The name of the peer between them. */
  readonly peer?: string;
  /** Further facts that readers of the figures need, such as the size of the data. */
  readonly notes: readonly string[];
  readonly rounds: number;
  readonly date: Date;
  /** Processors, Node.js and browser. */
  readonly machine: string;
  /** Load average of the last minute, read again and again while it was measured. */
  readonly loads: readonly number[];
}

/** The report that is printed and kept. */
export function report(comparisons: readonly Comparison[], { part, now, before, peer, notes, rounds, date, machine, loads }: Circumstances): string {
  const heads = ['figure', '', now, before, ...(peer ? [peer, `${now} ÷ ${peer}`] : []), `${now} ÷ ${before}`, 'spread', ''];
  const rows = comparisons.map((one) => [
    `${one.name}, ${one.unit}`,
    one.kind,
    number(one.now),
    number(one.before),
    ...(peer ? (one.peer === undefined ? ['–', '–'] : [number(one.peer), number(one.now / one.peer)]) : []),
    one.ratio.toFixed(2),
    percent(one.spread),
    verdictOf(one),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const load = loads.length === 0 ? 'not read' : `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  return `# ${part}: ${now} beside ${before}

${date.toISOString().slice(0, 16)}Z, ${machine}, load ${load}. ${rounds} rounds in turns; medians, and the median of the rounds' ratios. Spread: distance between the quartiles of these ratios; worse or better is what differs by more, and by at least ${percent(leastDifference)}. Only ratios can be compared with other runs.${notes.map((note) => ` ${note}`).join('')}

${line(heads)}
${line(heads.map((_, column) => (column < 2 || column === heads.length - 1 ? '---' : '--:')))}
${rows.map(line).join('\n')}

${summary(comparisons)}
`;
}

/** One sentence: the figures that are worse, or that none is. */
export function summary(comparisons: readonly Comparison[]): string {
  const worse = comparisons.filter(({ verdict }) => verdict === 'worse');
  return worse.length === 0
    ? 'No figure is worse by more than its spread.'
    : `Worse by more than the spread: ${worse.map(({ name, kind, ratio }) => `${name} (${kind} × ${ratio.toFixed(2)})`).join(', ')}.`;
}

/** A spread as wide as this hides the effect of a change. */
const wide = 0.25;
const verdictOf = ({ verdict, spread }: Comparison): string => (verdict === 'alike' ? (spread > wide ? 'too noisy to tell' : 'alike') : `**${verdict}**`);
const percent = (part: number): string => `${Number((part * 100).toFixed(1))} %`;
const number = (value: number): string => Number(value.toPrecision(3)).toString();
