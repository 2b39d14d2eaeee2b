import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

/** Components that take a `maxLength` and mark a longer text. */
const marking = ['PopoverTextArea', 'ReasonDialog', 'ReasonStep', 'SixTextsFields', 'TextFilter'];

/** Elements of a source that hand a `maxLength` to the DOM. */
function cutsIn(name: string, text: string): string[] {
  if (!text.includes('maxLength')) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'maxLength') {
      const element = node.parent.parent.tagName.getText();
      if (!marking.includes(element)) found.push(`${name}: ${element}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no control cuts what is typed or pasted: the DOM does so in silence', () => {
  const files = globSync(['apps/portal/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root }).filter(
    (file) => !/\.(stories|example|fixtures|test)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => cutsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('a control that would is found', () => {
  expect(cutsIn('Some.tsx', 'const a = <Input.TextArea rows={2} maxLength={500} />;')).toEqual(['Some.tsx: Input.TextArea']);
});
