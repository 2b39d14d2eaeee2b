// Beside the scripts, since it asks Storybook's reader of types, which no package may import.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readTypes } from '../../.storybook/readTypes.ts';
import { root } from '../command.ts';

const folder = join(root, 'packages/ui/src');
const states = ['loading', 'error', 'disabled'];

/** Properties that are antd's, which the reader of types leaves out. */
const antdStates: Readonly<Record<string, string[]>> = {
  DictSelect: ['disabled'],
  MoneyInput: ['disabled'],
  NumberInput: ['disabled'],
  SearchInput: ['disabled'],
  TagInput: ['disabled'],
};

const isOff = (value: ts.Node | undefined): boolean => value?.getText() === 'false' || value?.getText() === '{false}';

/** States that the stories of a file show, as `Component.property`: of elements, and of `args` for the component of the file. */
function shownIn(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const shown = new Set<string>();
  // Also where the story shows it within one that holds its value.
  const component = /satisfies Meta<typeof (\w+)/.exec(source.text)?.[1] ?? '';
  const add = (name: string, property: string | undefined, value: ts.Node | undefined): void => {
    if (property && states.includes(property) && !isOff(value)) shown.add(`${name}.${property}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      for (const attribute of node.attributes.properties)
        if (ts.isJsxAttribute(attribute)) add(node.tagName.getText(), attribute.name.getText(), attribute.initializer);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'args' && ts.isObjectLiteralExpression(node.initializer))
      for (const property of node.initializer.properties)
        add(component, property.name?.getText(), ts.isPropertyAssignment(property) ? property.initializer : undefined);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return shown;
}

test('a component that can be loading, wrong or disabled has a story of it', { timeout: 180_000 }, () => {
  const { components } = readTypes();
  const wanted = Object.entries(components).flatMap(([name, members]) =>
    [...members.map((member) => member.name), ...(antdStates[name] ?? [])].filter((member) => states.includes(member)).map((state) => `${name}.${state}`),
  );
  expect(wanted.length).toBeGreaterThan(30);
  const shown = new Set(globSync('**/*.stories.tsx', { cwd: folder }).flatMap((file) => [...shownIn(file)]));
  expect(wanted.filter((state) => !shown.has(state))).toEqual([]);
});
