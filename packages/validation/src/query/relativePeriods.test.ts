import { expect, test } from 'vitest';
import { toZoneTime } from '../dates/zoneTime.ts';
import { decodeQuery, encodeQuery } from './wire.ts';
import { evaluateQuery } from './evaluate.ts';
import { isPeriod } from './values/periods.ts';
import type { QueryGroup } from './query.ts';
import sample from './relativePeriods.sample.json' with { type: 'json' };
import { resolveQuery } from './resolve.ts';

const asked = (field: string, val: string): QueryGroup => ({ match: 'and', items: [{ field, rule: 'period', val, type: 'datetime' }] });
const columns = { at: 'timestamp', day: 'date' } as const;

// The same cases are asked of the database, in apps/server/src/shared/list/relativePeriods.test.ts.
test.each(sample)('$name', ({ zone, now, period, inside, outside }) => {
  const today = toZoneTime(new Date(now), zone).slice(0, 10);
  const rows = [...inside, ...outside].map((moment) => {
    const at = toZoneTime(new Date(moment), zone);
    return { moment, at, day: at.slice(0, 10) };
  });
  for (const field of ['at', 'day'])
    expect(evaluateQuery(rows, resolveQuery(asked(field, period), today), columns).map(({ moment }) => moment)).toEqual(inside);
});

test('a query keeps its period over the wire, and means other days on another day', () => {
  const query = asked('at', 'next2weeks');
  const sent = encodeQuery(query, { groups: true, emptiness: true });
  const read = sent.ok ? decodeQuery(sent.params.superQueryParams, sent.params.superQueryMatchType) : undefined;
  expect(read).toEqual(query);
  const days = (today: string) => resolveQuery(read!, today).items.map((item) => ('val' in item ? item.val : ''));
  expect(days('2026-03-30')).toEqual(['2026-03-30', '2026-04-12']);
  expect(days('2026-03-31')).toEqual(['2026-03-31', '2026-04-13']);
});

test.each(['last0days', 'next', 'next1years', 'moreThan30days', 'last30daysAgo', 'moreThan030daysAgo', 'next7daysAhead', 'moreThan-1daysAgo'])(
  'what has not heard of %s refuses it by name',
  (val) => {
    expect(isPeriod(val)).toBe(false);
    expect(() => evaluateQuery([{ at: '2026-01-01 00:00:00' }], resolveQuery(asked('at', val), '2026-01-01'), columns)).toThrow(
      expect.objectContaining({ code: 'unknownRule', params: { rule: `period ${val}` } }),
    );
  },
);

test('what asks a server for days without resolving them is refused as before', () => {
  expect(() => evaluateQuery([], asked('at', 'next7days'), columns)).toThrow(expect.objectContaining({ code: 'unknownRule' }));
  expect(encodeQuery(asked('at', 'next7days'))).toEqual({ ok: false, reason: 'emptiness' });
});
