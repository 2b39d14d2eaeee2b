/** A parameter that nobody reads would be a setting without effect. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parameterRules } from '../index.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));
/** What runs, without the declarations of parameters. */
const sources = globSync('**/*.ts', { cwd: folder, exclude: (name) => name === 'generated' || name === 'test' })
  .filter((file) => !/\.(?:test|fixture)\.ts$|TestKit|(?:^|\/)parameters\.ts$/.test(file))
  .map((file) => readFileSync(folder + file, 'utf8').replaceAll(/'[\w.]+': (?:yesNo|choice|days|integer|decimal|shortText)\(/g, ''));

/** Settings that stand there for areas whose rules are still to come, and who will read them. */
const toCome: Readonly<Record<string, string>> = {};

test.each(Object.keys(parameterRules).filter((key) => !(key in toCome)))('%s is read by a rule', (key) => {
  expect(sources.some((text) => text.includes(`'${key}'`))).toBe(true);
});

test('what is to come is declared', () => {
  expect(Object.keys(toCome).filter((key) => !(key in parameterRules))).toEqual([]);
});
