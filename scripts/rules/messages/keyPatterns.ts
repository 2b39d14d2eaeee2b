import ts from 'typescript';
import { unwrap } from '../sources.ts';

/** String constants of the project by name, so that `useTranslation(layoutNamespace)` can be followed. */
export type Constants = ReadonlyMap<string, string>;

/**
 * Possible texts of an expression, with `*` for parts known only at run time:
 * a literal is itself, a choice is both sides, a template or sum keeps its literal parts. Nothing known at all is an empty list.
 */
export function keyPatterns(node: ts.Expression, constants: Constants = new Map()): string[] {
  const inner = unwrap(node);
  if (ts.isStringLiteralLike(inner)) return [inner.text];
  if (ts.isIdentifier(inner)) return known(constants.get(inner.text));
  if (ts.isConditionalExpression(inner)) return [...keyPatterns(inner.whenTrue, constants), ...keyPatterns(inner.whenFalse, constants)];
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.flatMap((element) => keyPatterns(element, constants));
  if (ts.isTemplateExpression(inner)) return withKnownPart(inner.head.text + inner.templateSpans.map((span) => `*${span.literal.text}`).join(''));
  if (ts.isBinaryExpression(inner)) return binaryPatterns(inner, constants);
  return [];
}

function binaryPatterns({ left, right, operatorToken }: ts.BinaryExpression, constants: Constants): string[] {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return withKnownPart(`${keyPatterns(left, constants)[0] ?? '*'}${keyPatterns(right, constants)[0] ?? '*'}`);
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.BarBarToken:
      return [...keyPatterns(left, constants), ...keyPatterns(right, constants)];
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return keyPatterns(right, constants);
    default:
      return [];
  }
}

/** Matches the keys of a pattern; `*` stands for any text. */
export function patternTest(pattern: string): (key: string) => boolean {
  if (!pattern.includes('*')) return (key) => key === pattern;
  const expression = new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`);
  return (key) => expression.test(key);
}

function known(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

function withKnownPart(pattern: string): string[] {
  return /[^*.:]/.test(pattern) ? [pattern] : [];
}
