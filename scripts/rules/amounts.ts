/** Finds arithmetic on amounts outside of `@harrow/validation`, whose `sum` and `multiply` are exact to the cent. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Finding, lineOf, type Source, unwrap, walk } from './sources.ts';

/** Fields that the contract declares as `Money`, whatever else they may be called elsewhere. */
export function amountNames(root: string): ReadonlySet<string> {
  const contract = globSync('packages/contract/*.tsp', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const declared = (type: string): string[] =>
    contract.flatMap((text) => [...text.matchAll(new RegExp(`(\\w+)\\??: (?:${type})\\b`, 'g'))].map(([, name]) => name!));
  const counted = new Set(declared('int32|int64|string|boolean'));
  return new Set(declared('Money').filter((name) => !counted.has(name)));
}

const operators: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
]);

const rounding: ReadonlySet<string> = new Set(['Math.round', 'Math.floor', 'Math.ceil', 'Math.trunc']);

/** What code calls amounts besides: `faultAmount`, `amountOf`. */
const isCalledAmount = (name: string): boolean => /(^a|A)mounts?(Of)?$/.test(name);

/** Name of the amount that an expression is, also with a default (`amount ?? 0`) or a sign; undefined for anything else. */
function amountIn(given: ts.Expression, names: ReadonlySet<string>): string | undefined {
  const node = unwrap(given);
  if (ts.isIdentifier(node)) return names.has(node.text) || isCalledAmount(node.text) ? node.text : undefined;
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text) || isCalledAmount(node.name.text) ? node.name.text : undefined;
  if (ts.isPrefixUnaryExpression(node)) return amountIn(node.operand, names);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return amountIn(node.left, names);
  if (ts.isConditionalExpression(node)) return amountIn(node.whenTrue, names) ?? amountIn(node.whenFalse, names);
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  return /^Math\.(abs|min|max)$/.test(node.expression.getText()) && first ? amountIn(first, names) : calledAmount(node.expression);
}

/** A function that gives an amount. */
const calledAmount = (callee: ts.Expression): string | undefined => (ts.isIdentifier(callee) && isCalledAmount(callee.text) ? callee.text : undefined);

const isText = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** What is rounded after it was calculated in binary: a half may have got lost by then. */
function isCalculated(given: ts.Expression): boolean {
  const node = unwrap(given);
  if (ts.isCallExpression(node)) return ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'reduce';
  return ts.isBinaryExpression(node) && operators.has(node.operatorToken.kind);
}

/** Calculations with amounts in a source. Two decimals written out (`toFixed(2)`) are what an amount has, and none. */
export function amountFindings(source: Source, names: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  const found = (node: ts.Node, name: string | undefined): void => {
    if (name !== undefined) findings.push({ file: source.file, line: lineOf(source, node), text: `${name}: ${node.getText().replaceAll(/\s+/g, ' ')}` });
  };
  walk(source.tree, (node) => {
    if (ts.isBinaryExpression(node) && operators.has(node.operatorToken.kind) && !isText(node.left) && !isText(node.right))
      found(node, amountIn(node.left, names) ?? amountIn(node.right, names));
    if (!ts.isCallExpression(node)) return;
    const { expression, arguments: given } = node;
    if (rounding.has(expression.getText()) && given[0]) found(node, amountIn(given[0], names));
    if (expression.getText() === 'roundHalfUp' && given[0] && isCalculated(given[0])) found(node, 'roundHalfUp');
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'toFixed' && given[0]?.getText() !== '2')
      found(node, amountIn(expression.expression, names));
  });
  return findings;
}
