import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Something a check found. Paths are relative to the project and use `/`. */
export interface Finding {
  readonly file: string;
  /** From 1; 0 where the whole file is meant. */
  readonly line: number;
  readonly text: string;
}

/** A parsed source file of the project. */
export interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** Parses TypeScript files without checking their types. */
export function parse(folder: string, paths: readonly string[]): Source[] {
  return paths.map((file) => ({
    file,
    tree: ts.createSourceFile(
      file,
      readFileSync(join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  }));
}

/** Line of a node, from 1. */
export function lineOf({ tree }: Source, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** Calls `visit` for the node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** An expression without the brackets, assertions and `!` around it. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node);
  return isWrapped ? unwrap(node.expression) : node;
}

/** `file:line: text`, one per line, as editors and terminals link it. */
export function printFindings(findings: readonly Finding[]): string {
  return findings.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n');
}
