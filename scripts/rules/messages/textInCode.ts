import ts from 'typescript';
import { type Finding, lineOf, type Source, unwrap, walk } from '../sources.ts';

/** Attributes and properties whose text a user sees or a screen reader reads. */
const spoken = new Set(
  'title label placeholder description alt tooltip extra help content okText cancelText message emptyText aria-label aria-description aria-roledescription aria-placeholder aria-valuetext'.split(
    ' ',
  ),
);

/** The same in every language: the product's name, and units. */
const universal = new Set('Harrow km h MB kB KB px Ctrl Alt Enter Esc CSV PDF VIN x YYYY MM DD'.split(' '));

/** Texts of the interface in a source instead of in the message files. */
export function textInCode(source: Source): Finding[] {
  const findings: Finding[] = [];
  const report = (node: ts.Node, text: string): void => {
    findings.push({ file: source.file, line: lineOf(source, node), text: `text in code: "${text.trim().slice(0, 60)}"` });
  };
  const isMarkup = source.file.endsWith('.tsx');
  walk(source.tree, (node) => {
    if (ts.isJsxText(node)) {
      if (isWords(node.text)) report(node, node.text);
    } else if (ts.isJsxAttribute(node)) {
      if (spoken.has(node.name.getText())) for (const text of literalTexts(attributeValue(node))) if (isWords(text)) report(node, text);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const text of literalTexts(node.expression)) if (isWords(text)) report(node, text);
    } else if (isMarkup && ts.isPropertyAssignment(node)) {
      if (spoken.has(propertyName(node))) for (const text of literalTexts(node.initializer)) if (isSentence(text)) report(node, text);
    }
  });
  return findings;
}

/** A language has its own name, whatever the language of the page. */
const languageNames = new Set(['简体中文', '中文']);

/** Chinese in a literal: a text of the interface, wherever it is. */
export function chineseInCode(source: Source): Finding[] {
  const findings: Finding[] = [];
  walk(source.tree, (node) => {
    const isLiteral = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node);
    if (isLiteral && /\p{Script=Han}/u.test(node.text) && !languageNames.has(node.text))
      findings.push({ file: source.file, line: lineOf(source, node), text: `Chinese in code: "${node.text.trim().slice(0, 60)}"` });
  });
  return findings;
}

function literalTexts(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  const inner = unwrap(node);
  if (ts.isStringLiteralLike(inner)) return [inner.text];
  if (ts.isTemplateExpression(inner)) return [inner.head.text, ...inner.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(inner)) return [...literalTexts(inner.whenTrue), ...literalTexts(inner.whenFalse)];
  if (ts.isBinaryExpression(inner) && joins.has(inner.operatorToken.kind)) return [...literalTexts(inner.left), ...literalTexts(inner.right)];
  return [];
}

const joins = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

function isWords(text: string): boolean {
  return text.split(/[\s()[\]{},.:;/·–—…+-]+/u).some((word) => /\p{L}/u.test(word) && !universal.has(word));
}

/** A property's text may be a key (`label: 'claimNo'`): it is a sentence with several words, a capital first, or other letters than a-z. */
function isSentence(text: string): boolean {
  return isWords(text) && (/\p{L}\s+\p{L}/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text) || /[^\p{ASCII}]/u.test(text));
}

function propertyName({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

function attributeValue({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}
