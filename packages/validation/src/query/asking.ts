import { type Condition, isGroup, type QueryGroup, type QueryItem } from './query.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { needsValue } from './rules.ts';

/** Whether a line asks for something: it has a field, a rule and, where the rule needs one, a value, and is not muted. */
export function asksForSomething(line: Condition & { muted?: boolean }): boolean {
  return line.muted !== true && line.field !== '' && line.rule !== '' && (line.val !== '' || !needsValue(line.rule));
}

/** The lines that ask for something, of all groups. */
export const askingLines = (query: QueryGroup): Condition[] => query.items.flatMap(linesOf).filter(asksForSomething);
const linesOf = (item: QueryItem): Condition[] => (isGroup(item) ? item.items.flatMap(linesOf) : [item]);

/**
 * The query without empty and muted lines, and without groups in which nothing is left.
 * @throws QueryError `malformed`
 */
export function onlyAsking(query: QueryGroup): QueryGroup {
  refuseMalformed(query);
  return asking(query);
}

function asking(query: QueryGroup): QueryGroup {
  const items = query.items.flatMap((item): QueryItem[] => {
    if (!isGroup(item)) return asksForSomething(item) ? [item] : [];
    const group = asking(item);
    return group.items.length > 0 ? [group] : [];
  });
  return { ...query, items };
}
