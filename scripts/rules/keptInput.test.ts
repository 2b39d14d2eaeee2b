import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

/** Dialogs of a source that ask for words and forget them when the page goes. */
function forgettingIn(name: string, text: string): string[] {
  if (!text.includes('<ReasonDialog')) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText() === 'ReasonDialog') {
      const keeps = node.attributes.properties.some((one) =>
        ts.isJsxSpreadAttribute(one) ? one.expression.getText() === 'kept' : one.name.getText() === 'onType',
      );
      if (!keeps) found.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('every dialog of the portal that asks for words keeps them until they are sent', () => {
  const files = globSync('apps/portal/src/**/*.tsx', { cwd: root });
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('<ReasonDialog')).length).toBeGreaterThan(10);
  expect(texts.flatMap(([file, text]) => forgettingIn(file, text))).toEqual([]);
});

test('a dialog that forgets is found', () => {
  expect(forgettingIn('Some.tsx', 'const a = <ReasonDialog open title="" onSubmit={send} onCancel={close} />;')).toEqual(['Some.tsx']);
  expect(forgettingIn('Some.tsx', 'const a = <ReasonDialog open {...kept} title="" onSubmit={send} onCancel={close} />;')).toEqual([]);
});
