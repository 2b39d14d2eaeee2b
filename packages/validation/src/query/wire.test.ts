import { describe, expect, test } from 'vitest';
import type { Condition, QueryGroup } from './query.ts';
import { decodeQuery, encodeQuery, flatten } from './wire.ts';

const line = (val: string, rule = 'eq'): Condition => ({ field: 'name', rule, val });
const and = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });
const or = (...items: QueryGroup['items']): QueryGroup => ({ match: 'or', items });

test.each(['a+b', '100%', '%41', 'a&b=c#d', `"it's"`, '😀 漢字', 'line\r\nbreak', '\\', '<script>', ' '])('%j survives', (val) => {
  const encoded = encodeQuery(and(line(val)));
  if (!encoded.ok) throw new Error(encoded.reason);
  // The transport encodes and decodes it once more; some servers read `+` as a space meanwhile.
  const sent = decodeURIComponent(encodeURIComponent(encoded.params.superQueryParams).replaceAll('+', ' '));
  expect(decodeQuery(sent, encoded.params.superQueryMatchType)).toEqual(and(line(val)));
  expect(sent).not.toContain('+');
});

test.each(['last12weeks', 'lastQuarter'])('a period stays the text it is: %j', (val) => {
  const query = and({ field: 'born', rule: 'period', val });
  const encoded = encodeQuery(query, { emptiness: true });
  expect(encoded.ok && decodeQuery(encoded.params.superQueryParams, '')).toEqual(query);
});

describe('what the two parameters can say', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')];
  test.each<[string, QueryGroup, QueryGroup]>([
    ['a row', and(a, b), and(a, b)],
    ['a group that matches like its parent', and(a, and(b, c)), and(a, b, c)],
    ['a group of one', and(a, or(b)), and(a, b)],
    ['a group alone', and(or(a, b)), or(a, b)],
    ['groups of groups', or(or(a, or(b)), c), or(a, b, c)],
  ])('%s', (_name, query, flat) => expect(flatten(query)).toEqual(flat));

  test('an or within an and needs a server that knows groups', () => {
    const query = and(a, or(b, c));
    expect(encodeQuery(query)).toEqual({ ok: false, reason: 'groups' });
    const encoded = encodeQuery(query, { groups: true });
    expect(encoded.ok && decodeQuery(encoded.params.superQueryParams, '')).toEqual(query);
  });
  test('emptiness needs a server that knows it', () => {
    expect(encodeQuery(and(line('', 'empty')))).toEqual({ ok: false, reason: 'emptiness' });
    expect(encodeQuery(and(line('', 'empty')), { emptiness: true }).ok).toBe(true);
  });
  test('what asks for nothing is not sent', () => {
    const nothing = { ok: true, params: { superQueryParams: '', superQueryMatchType: '' } };
    expect(encodeQuery(and())).toEqual(nothing);
    expect(encodeQuery(and(line(''), { ...a, muted: true }, or({ field: '', rule: 'eq', val: 'x' })))).toEqual(nothing);
  });
});

describe('not', () => {
  const [a, b] = [line('a'), line('b')];
  const not = (query: QueryGroup): QueryGroup => ({ ...query, not: true });
  const all = { groups: true, emptiness: true, not: true };

  test.each<[string, QueryGroup, QueryGroup]>([
    ['of one line stays a group', and(a, not(or(b))), and(a, not(or(b)))],
    ['of a group that matches like its parent stays', and(a, not(and(a, b))), and(a, not(and(a, b)))],
    ['of a group alone stays, without the group around it', and(or(not(or(a, b)))), not(or(a, b))],
    ['of not stays', not(and(not(or(a, b)))), not(and(not(or(a, b))))],
    ['that is false says nothing', and(a, { ...and(b), not: false }), and(a, b)],
  ])('%s', (_name, query, flat) => expect(flatten(query)).toEqual(flat));

  test.each<[QueryGroup, object]>([
    [not(and(a, b)), { match: 'and', not: true, items: [a, b] }],
    [and(a, not(or(b))), { match: 'and', items: [a, { match: 'or', not: true, items: [b] }] }],
    [and(a, or(not(or(b)), { ...or(a), not: false })), { match: 'and', items: [a, { match: 'or', items: [{ match: 'or', not: true, items: [b] }, a] }] }],
  ])('travels as a member of its group', (query, wire) => {
    const encoded = encodeQuery(query, all);
    if (!encoded.ok) throw new Error(encoded.reason);
    expect(JSON.parse(decodeURIComponent(encoded.params.superQueryParams))).toEqual(wire);
    expect(decodeQuery(encoded.params.superQueryParams, '', all)).toEqual(flatten(query));
  });

  test('is never sent to a server, nor read by one, that does not know it', () => {
    expect(encodeQuery(and(a, or(b, not(or(b)))), { groups: true, emptiness: true })).toEqual({ ok: false, reason: 'not' });
    expect(encodeQuery(not(and(a)), { groups: true })).toEqual({ ok: false, reason: 'not' });
    expect(encodeQuery(not(and(a)), { not: true })).toEqual({ ok: false, reason: 'groups' });
    const sent = (root: object): string => encodeURIComponent(JSON.stringify(root));
    expect(() => decodeQuery(sent({ match: 'and', items: [a, not(or(b))] }), '')).toThrow('malformed');
    expect(() => decodeQuery(sent({ ...and(a), not: 'yes' }), '', all)).toThrow('malformed');
    expect(decodeQuery(sent({ ...and(a), not: false }), '')).toEqual(and(a));
  });

  test('leaves what is sent without it as it was', () => {
    const query = and(a, or(b, a));
    expect(encodeQuery(query, all)).toEqual(encodeQuery(query, { groups: true, emptiness: true }));
    expect(encodeQuery(query, all)).toMatchObject({
      params: { superQueryParams: encodeURIComponent(JSON.stringify({ match: 'and', items: [a, { match: 'or', items: [b, a] }] })) },
    });
  });
});

describe('a field against a field', () => {
  const against: Condition = { field: 'born', rule: 'lt', val: 'died', type: 'date', valueSource: 'field' };
  test.each<[QueryGroup, object]>([
    [and(against), [{ field: 'born', rule: 'lt', val: 'died', valueSource: 'field', type: 'date' }]],
    [and(line('a'), or(line('b'), against)), { match: 'and', items: [line('a'), { match: 'or', items: [line('b'), against] }] }],
  ])('travels as a member of its line', (query, wire) => {
    const encoded = encodeQuery(query, { groups: true, fieldComparison: true });
    if (!encoded.ok) throw new Error(encoded.reason);
    expect(JSON.parse(decodeURIComponent(encoded.params.superQueryParams))).toEqual(wire);
    expect(decodeQuery(encoded.params.superQueryParams, 'and', { fieldComparison: true })).toEqual(query);
    // To a reader that does not know it, it would ask about the name of a field.
    expect(() => decodeQuery(encoded.params.superQueryParams, 'and')).toThrow('malformed');
    expect(encodeQuery(query, { groups: true, emptiness: true, not: true })).toEqual({ ok: false, reason: 'fieldComparison' });
  });
  test('a source that is none is refused', () =>
    expect(() => decodeQuery(encodeURIComponent(JSON.stringify([{ ...line('a'), valueSource: 'row' }])), 'and', { fieldComparison: true })).toThrow(
      'malformed',
    ));
});

describe('what cannot be read is refused', () => {
  const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
  const deep = (levels: number): object => (levels === 0 ? line('x') : { match: 'and', items: [deep(levels - 1)] });
  test.each([
    ['broken JSON', '%5B'],
    ['broken encoding', '%'],
    ['no list', encode({})],
    ['a value that is no text', encode([{ field: 'name', rule: 'eq', val: { $ne: 1 } }])],
    ['a member that is nothing', encode([null])],
    ['a member that is a list', encode([[]])],
    ['a group in a row', encode([{ match: 'or', items: [line('a')] }])],
    ['too many lines', encode(Array.from({ length: 51 }, () => line('x')))],
    ['too deep', encode(deep(6))],
  ])('%s', (_name, params) => expect(() => decodeQuery(params, 'and')).toThrow('malformed'));
  test('five levels are not too deep', () => expect(decodeQuery(encode(deep(5)), '')).toBeDefined());
  test.each([undefined, '', ' ', encode([]), encode([line('')])])('%j asks for nothing', (params) => expect(decodeQuery(params, 'and')).toBeUndefined());
});
