import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { amountFindings, amountNames } from './amounts.ts';
import { parse, printFindings } from './sources.ts';

const names = amountNames(root);

/** All sources are parsed, which takes long on a busy machine. */
const patience = 60_000;

// Numbers of JavaScript are not exact to the cent; `sum`, `multiply` and `divide` of @harrow/validation are.
test('no code calculates with amounts by itself', { timeout: patience }, () => {
  const files = globSync(['apps/server/src/**/*.ts', 'apps/portal/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.(test|fixture|fixtures|stories|gen)\.|TestKit\.|^apps\/server\/src\/test\//.test(file),
  );
  expect(files.length).toBeGreaterThan(2000);
  expect(printFindings(parse(root, files).flatMap((source) => amountFindings(source, names)))).toBe('');
});

const found = (code: string): string[] => {
  const source = { file: 'some.ts', tree: ts.createSourceFile('some.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS) };
  return amountFindings(source, names).map(({ text }) => text.split(':')[0]!);
};

test.each([
  ['order.paidAmount + fee', 'paidAmount'],
  ['(row.balance ?? 0) - limit', 'balance'],
  ['qty * line!.unitPrice', 'unitPrice'],
  ['full - auditTotal', 'auditTotal'],
  ['total += charge.chargeAmount', 'chargeAmount'],
  ['lines.reduce((all, { inAmount }) => all + inAmount, 0)', 'inAmount'],
  ['rows.reduce((all, row) => all + amountOf(row), 0)', 'amountOf'],
  ['Math.round(settledAmount)', 'settledAmount'],
  ['Math.abs(difference) * 100', 'difference'],
  ['paidAmount.toFixed(0)', 'paidAmount'],
  ['roundHalfUp(hours * rate)', 'roundHalfUp'],
  ['roundHalfUp(all.reduce((a, b) => a + b))', 'roundHalfUp'],
])('finds %s', (code, name) => {
  expect(found(code)).toEqual([name]);
});

test.each([
  'sum([paidAmount, -balance])',
  '-amount',
  'amount > limit - 1',
  'paidAmount.toFixed(2)',
  "currency + ' ' + lines",
  'lines.length + 1',
  "'USD ' + amount",
])('leaves %s', (code) => {
  expect(found(code)).toEqual([]);
});
