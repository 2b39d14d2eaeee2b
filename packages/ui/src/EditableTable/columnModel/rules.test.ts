import { expect, test } from 'vitest';
import { firstFailure, type RuleContext, type ValidateRule } from './rules.ts';

type Row = { code: string };
const cell = (value: unknown, more: Partial<RuleContext<Row>> = {}): RuleContext<Row> => ({
  value,
  row: { code: '' },
  rowId: '1',
  column: 'code',
  trigger: 'input',
  isUnique: () => true,
  ...more,
});
const failure = (rules: ValidateRule<Row>[], value: unknown, more?: Partial<RuleContext<Row>>) => firstFailure(rules, cell(value, more));

test.each([
  ['', 'required'],
  [null, 'required'],
  [undefined, 'required'],
  [[], 'required'],
  [0, undefined],
  [false, undefined],
  [' ', undefined],
])('required: %j → %s', (value, code) => {
  expect(failure([{ required: true }], value)).toEqual(code && { code, text: undefined });
});

test('patterns, ranges, lengths and uniqueness are asked only about a value', () => {
  const rules: ValidateRule<Row>[] = [{ pattern: 'e' }, { kind: 'range', min: 1 }, { maxLength: 0 }, { unique: true }, { pattern: 'only' }];
  expect(failure(rules, '', { isUnique: () => false })).toBeUndefined();
});

test.each([
  [{ kind: 'range', min: 0.01 }, 0, { code: 'min', limit: 0.01 }],
  [{ kind: 'range', max: 5 }, 6, { code: 'max', limit: 5 }],
  [{ maxLength: 3 }, 'abcd', { code: 'maxLength', limit: 3 }],
  [{ pattern: 'money' }, 1.255, { code: 'pattern' }],
  [{ pattern: /^a/ }, 'b', { code: 'pattern' }],
] as const)('%j fails %j', (rule, value, expected) => {
  expect(failure([rule], value)).toMatchObject(expected);
});

test.each([[{ unique: true } as const], [{ pattern: 'only' } as const]])('%j fails a value that another row has', (rule) => {
  expect(failure([rule], 'x', { isUnique: () => false })).toMatchObject({ code: 'unique' });
});

test('an expression with the g flag gives the same answer twice', () => {
  const rules: ValidateRule<Row>[] = [{ pattern: /^a$/g }];
  expect([failure(rules, 'a'), failure(rules, 'a')]).toEqual([undefined, undefined]);
});

test('the first failure wins, with its own message', () => {
  const rules: ValidateRule<Row>[] = [
    { required: true, message: '请输入' },
    { handler: () => 'never asked', on: ['input'] },
  ];
  expect(failure(rules, '')).toEqual({ code: 'required', text: '请输入' });
});

test.each([
  [true, undefined],
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  ['E-202', { code: 'handler', text: 'E-202' }],
  [false, { code: 'handler', text: 'message' }],
])('a handler that answers %j', async (answer, expected) => {
  const rule = (handler: () => typeof answer | Promise<typeof answer>) => [{ handler, message: 'message', on: ['input'] as const }];
  expect(
    failure(
      rule(() => answer),
      'x',
    ),
  ).toEqual(expected);
  expect(
    await failure(
      rule(() => Promise.resolve(answer)),
      'x',
    ),
  ).toEqual(expected);
});

test.each([
  ['null', null, { code: 'pattern' }],
  ['nothing', undefined, { code: 'pattern' }],
  ['true', true, undefined],
  ['a text', 'E-202', { code: 'handler', text: 'E-202' }],
])('a handler that answers %s: later rules are asked only if it has no opinion', async (_, answer, expected) => {
  const rules = (handler: () => typeof answer | Promise<typeof answer>): ValidateRule<Row>[] => [{ handler, on: ['input'] }, { pattern: 'z' }];
  const now = failure(
    rules(() => answer),
    'x',
  );
  const late = await failure(
    rules(() => Promise.resolve(answer)),
    'x',
  );
  for (const outcome of [now, late]) expect(outcome).toEqual(expected && expect.objectContaining(expected));
});

test('a handler is not asked at every key stroke', () => {
  let asked = 0;
  const rules: ValidateRule<Row>[] = [{ handler: () => void (asked += 1) }];
  void failure(rules, 'x', { trigger: 'input' });
  expect(asked).toBe(0);
  void failure(rules, 'x', { trigger: 'blur' });
  void failure(rules, 'x', { trigger: 'validate' });
  expect(asked).toBe(2);
});
