// What another application can rely on: our rules reach our own elements only, and its own rules win over them.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** `reset.css` is for pages that are all ours. */
const opened = 'styles/reset.css';
/**
 * Sheets whose names reach every page. `base.css` has the classes that components and applications share; whatever else has a sheet keeps
 * its names to itself, in a module, so that no host can depend on them or meet them by accident.
 */
const plain = ['styles/base.css', opened];
const sheets = globSync('**/*.css', { cwd: source })
  .filter((file) => file !== opened)
  .sort();

/** Precedes the rules that no layer can hold. */
const marker = 'Not ours alone';

function rulesIn(container: Container): Rule[] {
  const rules: Rule[] = [];
  container.walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && 'name' in rule.parent && typeof rule.parent.name === 'string' && rule.parent.name.endsWith('keyframes')))
      rules.push(rule);
  });
  return rules;
}

/** Whether a selector names a class of ours: in a module all but the global ones are. */
function isOurs(selector: string, isModule: boolean): boolean {
  const local = selector.replaceAll(/:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return (isModule ? /\.[a-z][\w-]*/i : /\.hw-[\w-]+/).test(local);
}

/** Rules for `:root` give variables and nothing else. */
const givesVariables = ({ selector, nodes }: Rule): boolean =>
  selector.startsWith(':root') && nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));

const isLayer = (node: ChildNode): boolean => node.type === 'atrule' && node.name === 'layer' && /^harrow(?:\.base)?$/.test(node.params);

describe.each(sheets)('%s', (file) => {
  const sheet = postcss.parse(readFileSync(join(source, file), 'utf8'));

  test('has rules for our own elements only', () => {
    const strange = rulesIn(sheet)
      .filter((rule) => !givesVariables(rule))
      .flatMap(({ selectors }) => selectors.filter((selector) => !isOurs(selector, file.endsWith('.module.css'))));
    expect(strange).toEqual([]);
  });

  test('lies in the layer `harrow`, but for rules marked as not ours alone', () => {
    const nodes = sheet.nodes;
    const end = nodes.findIndex((node) => node.type === 'comment' && node.text.startsWith(marker));
    const loose = (end < 0 ? nodes : nodes.slice(0, end)).filter(
      (node) =>
        !isLayer(node) && node.type !== 'comment' && !(node.type === 'rule' && givesVariables(node)) && !(node.type === 'atrule' && node.name === 'font-face'),
    );
    expect(loose.map(String)).toEqual([]);
  });
});

test('every sheet but those for all pages is a module', () => {
  const found = globSync('**/*.css', { cwd: source }).filter((file) => !file.endsWith('.module.css'));
  expect(found.sort()).toEqual(plain.toSorted());
});

test('the sheets are where they are looked for', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets).toContain(relative(source, join(import.meta.dirname, 'base.css')));
});
