import { expect, test } from 'vitest';
import { matchesPattern, type PatternCode } from './patterns.ts';

const cases: Record<PatternCode, { good: string[]; bad: string[] }> = {
  'n6-16': { good: ['123456', '1234567890123456'], bad: ['12345', '12345678901234567', '12345a'] },
  '*6-16': { good: ['ab 12!', '中文也可以吗', 'x'.repeat(16)], bad: ['abcde', 'x'.repeat(17)] },
  's6-18': { good: ['abcdef', 'A'.repeat(18)], bad: ['abcde', 'abcde1', 'A'.repeat(19)] },
  url: { good: ['https://a.example/x?y=1', 'http://localhost:8080', 'ftp://files.example'], bad: ['example.com', 'javascript:alert(1)', 'https://', 'http://a b'] },
  e: { good: ['a@b.cn', 'first.last@dealer.example.museum'], bad: ['a@b', 'a b@c.de', '@c.de', 'a@.de'] },
  m: { good: ['13912345678', '19912345678'], bad: ['12912345678', '1391234567', '139123456789'] },
  p: { good: ['310000'], bad: ['31000', '3100000', '31000a'] },
  s: { good: ['abcXYZ'], bad: ['abc1', 'é'] },
  n: { good: ['0', '-1.5', '12.25'], bad: ['1.', '.5', '1,5', '1e5', 'x'] },
  z: { good: ['0', '-12'], bad: ['1.0', '1a'] },
  '*': { good: [' ', 'x'], bad: [] },
  money: { good: ['0', '0.5', '12.25', '-3.10', '1000'], bad: ['012', '1.255', '1.', '.5', '1,000'] },
};

const rows = Object.entries(cases).flatMap(([code, { good, bad }]) => [
  ...good.map((text) => [code as PatternCode, text, true] as const),
  ...bad.map((text) => [code as PatternCode, text, false] as const),
]);
test.each(rows)('%s: "%s" %s', (code, text, matches) => {
  expect(matchesPattern(text, code)).toBe(matches);
});

test('an expression with the g flag gives the same answer twice', () => {
  const pattern = /^a$/g;
  expect([matchesPattern('a', pattern), matchesPattern('a', pattern)]).toEqual([true, true]);
});
