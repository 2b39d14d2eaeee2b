import { onlyAsking } from './asking.ts';
import { comparesFields } from './fieldComparison.ts';
import { daysOf, isPeriod } from './values/periods.ts';
import { isGroup, type QueryGroup, type QueryItem, type QueryLine } from './query.ts';

/**
 * The query in rules that a server evaluates: `between` and `period` become bounds, in a group of their own where one is
 * needed; empty and muted lines go.
 * @param today `YYYY-MM-DD` where the user is
 * @throws QueryError `malformed` for what is no query at all
 */
export function resolveQuery(query: QueryGroup, today: string): QueryGroup {
  const { items, ...group } = onlyAsking(query);
  return {
    ...group,
    items: items.flatMap((item): QueryItem[] => {
      if (isGroup(item)) return [resolveQuery(item, today)];
      const bounds = boundsOf(item, today);
      if (!bounds) return [item];
      return group.match === 'and' || bounds.length === 1 ? bounds : [{ match: 'and', items: bounds }];
    }),
  };
}

/** `between` holds two values joined by a comma; one of them may be missing, then it is a single bound. */
function boundsOf({ muted: _muted, ...line }: QueryLine, today: string): QueryLine[] | undefined {
  if (comparesFields(line)) return undefined;
  if (line.rule === 'period' && isPeriod(line.val)) {
    const [first, last] = daysOf(line.val, today);
    return [
      ...(first === undefined ? [] : [{ ...line, rule: 'ge', val: first, type: 'date' }]),
      ...(last === undefined ? [] : [{ ...line, rule: 'le', val: last, type: 'date' }]),
    ];
  }
  if (line.rule !== 'between') return undefined;
  const [from = '', to = ''] = line.val.split(',').map((part) => part.trim());
  return [...(from === '' ? [] : [{ ...line, rule: 'ge', val: from }]), ...(to === '' ? [] : [{ ...line, rule: 'le', val: to }])];
}
