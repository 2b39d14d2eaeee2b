import { asksForSomething } from './asking.ts';
import { type Condition, isGroup, type MatchType, type QueryGroup } from './query.ts';
import { refuseMalformed } from './refuseMalformed.ts';

/** Fold over a query, bottom-up from its lines. */
export interface QueryFold<Result> {
  line: (condition: Condition) => Result;
  /** Of what a group makes: it holds where that does not. */
  not: (part: Result) => Result;
  /** Of at least one part. */
  group: (match: MatchType, parts: readonly [Result, ...Result[]]) => Result;
}

/**
 * Makes one thing of a query: a test, a statement, a filter. Empty and muted lines, and groups in which nothing is left, do not count.
 * @returns undefined when nothing is asked
 * @throws QueryError `malformed`, and whatever the fold throws
 */
export function foldQuery<Result>(query: QueryGroup, fold: QueryFold<Result>): Result | undefined {
  refuseMalformed(query);
  return foldGroup(query, fold);
}

function foldGroup<Result>({ match, not, items }: QueryGroup, fold: QueryFold<Result>): Result | undefined {
  const [first, ...rest] = items.flatMap((item): [Result] | [] => {
    if (!isGroup(item)) return asksForSomething(item) ? [fold.line(item)] : [];
    const group = foldGroup(item, fold);
    return group === undefined ? [] : [group];
  });
  if (first === undefined) return undefined;
  const group = fold.group(match === 'or' ? 'or' : 'and', [first, ...rest]);
  return not ? fold.not(group) : group;
}
