import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, test } from 'vitest';
import { evaluateQuery } from '../evaluate.ts';
import { doubleRows, queriesOver, repeatable, sampleColumns } from '../queries.fixture.ts';
import type { Condition, QueryGroup } from '../query.ts';
import { QueryError } from '../QueryError.ts';
import { type JsonLogicField, type JsonLogicRule, toJsonLogic } from './toJsonLogic.ts';

const fields: Record<string, JsonLogicField> = {
  name: { type: 'text', path: 'person.name' },
  age: { type: 'numeric' },
  born: { type: 'date' },
  seen: { type: 'timestamp' },
};
const line = (field: string, rule: string, val: string, type?: string): Condition => ({ field, rule, val, ...(type && { type }) });
const against = (field: string, rule: string, val: string): Condition => ({ field, rule, val, valueSource: 'field' });
const and = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });
const name = { var: 'person.name' };
const age = { var: 'age' };
const born = { var: 'born' };

test.each<[Condition, JsonLogicRule]>([
  [line('name', 'eq', 'Ada'), { '===': [name, 'Ada'] }],
  [line('name', 'ne', 'Ada'), { and: [{ '!=': [name, null] }, { '!==': [name, 'Ada'] }] }],
  [line('name', 'in', 'a,,b'), { in: [name, ['a', 'b']] }],
  [line('name', 'like', '0012'), { and: [{ '!=': [name, null] }, { in: ['0012', name] }] }],
  [line('name', 'right_like', '叉车'), { and: [{ '!=': [name, null] }, { '===': [{ substr: [name, 0, 2] }, '叉车'] }] }],
  [line('name', 'left_like', '12'), { and: [{ '!=': [name, null] }, { '===': [{ substr: [name, -2] }, '12'] }] }],
  [line('name', 'not_empty', ''), { and: [{ '!=': [name, null] }, { '!==': [name, ''] }] }],
  [line('age', 'lt', '3.50'), { and: [{ '!=': [age, null] }, { '<': [age, 3.5] }] }],
  [line('age', 'in', '1, 2'), { in: [age, [1, 2]] }],
  [line('born', 'eq', '2024-02-29', 'date'), { and: [{ '!=': [born, null] }, { '>=': [born, '2024-02-29'] }, { '<': [born, '2024-03-01'] }] }],
  [line('born', 'in', ','), false],
  [against('name', 'eq', 'name'), { and: [{ '!=': [name, null] }, { '!=': [name, null] }, { '===': [name, name] }] }],
])('%j', (condition, rule) => expect(toJsonLogic(and(condition), fields)).toEqual(rule));

test('groups, and nothing asked', () => {
  const [a, b] = [line('age', 'eq', '1'), line('age', 'eq', '2')];
  const [isOne, isTwo] = [{ '===': [age, 1] }, { '===': [age, 2] }];
  expect(toJsonLogic(and(a, { match: 'or', items: [a, b] }), fields)).toEqual({ and: [isOne, { or: [isOne, isTwo] }] });
  expect(toJsonLogic({ ...and(a), not: true }, fields)).toEqual({ '!': [isOne] });
  expect(toJsonLogic(and({ ...a, muted: true }), fields)).toBe(true);
});

test.each<[Condition, string, string]>([
  [line('nope', 'eq', '1'), 'unknownField', 'nope'],
  [line('name', 'between', '1,2'), 'unknownRule', 'between'],
  [line('name', 'like', '12a'), 'unknownRule', 'like'],
  [line('name', 'right_like', 'Ж'), 'unknownRule', 'right_like'],
  [line('name', 'gt', '😀'), 'unknownRule', 'gt'],
  [line('age', 'ne', '9007199254740993'), 'unknownRule', 'ne'],
  [against('name', 'lt', 'name'), 'unknownRule', 'lt'],
  [against('name', 'eq', 'born'), 'unknownField', 'born'],
  [line('born', 'eq', 'today'), 'notADate', 'today'],
])('%j is refused: %s, named %j', (condition, code, named) => {
  expect(() => toJsonLogic(and(condition), fields)).toThrow(QueryError);
  expect(() => toJsonLogic(and(condition), fields)).toThrow(code);
  expect(() => toJsonLogic(and(condition), fields)).toThrow(`"${named}"`);
});

describe('a rule finds what evaluateQuery finds', () => {
  const { big: _big, ...columns } = sampleColumns;
  const logicFields = Object.fromEntries(Object.entries(columns).map(([field, type]) => [field, { type }]));

  test('for generated queries', () => {
    const found = { telling: 0, refused: 0 };
    fc.assert(
      fc.property(queriesOver(doubleRows, columns), (query) => {
        const rule = ruleOf(query);
        if (rule === undefined) return void (found.refused += 1);
        const expected = evaluateQuery(doubleRows, query, columns).map(({ id }) => id);
        if (expected.length > 0 && expected.length < doubleRows.length) found.telling += 1;
        // As it travels: a rule is JSON.
        const travelled = JSON.parse(JSON.stringify(rule)) as typeof rule;
        expect(doubleRows.filter((row) => jsonLogic.apply(travelled as never, row)).map(({ id }) => id)).toEqual(expected);
      }),
      { ...repeatable, numRuns: 800 },
    );
    expect(found.telling).toBeGreaterThan(300);
    expect(found.refused).toBeLessThan(400);
  });

  function ruleOf(query: QueryGroup): JsonLogicRule | undefined {
    try {
      return toJsonLogic(query, logicFields);
    } catch (error) {
      if (error instanceof QueryError && error.code === 'unknownRule') return undefined;
      throw error;
    }
  }
});
