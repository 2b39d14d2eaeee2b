import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Why a pattern is not allowed. */
export type PatternFault = 'syntax' | 'backReference' | 'lookBehind' | 'nestedRepetition' | 'adjacentRepetition';

const isUnbounded = (node: AST.Node | undefined): boolean => node?.type === 'Quantifier' && node.max === Infinity;

const isInsideRepetition = ({ parent }: AST.Node): boolean =>
  parent !== null && ((parent.type === 'Quantifier' && parent.max > 1) || isInsideRepetition(parent));

/** What makes a pattern take time that grows faster than the value: it is refused before anybody waits for it. */
export function patternFault(pattern: string): PatternFault | undefined {
  let found: PatternFault | undefined;
  try {
    const parsed = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: true });
    visitRegExpAST(parsed, {
      onBackreferenceEnter: () => void (found ??= 'backReference'),
      onAssertionEnter: ({ kind }) => void (kind === 'lookbehind' && (found ??= 'lookBehind')),
      onQuantifierEnter: (node) => void (isUnbounded(node) && isInsideRepetition(node) && (found ??= 'nestedRepetition')),
      onAlternativeEnter: ({ elements }) =>
        void (elements.some((element, at) => isUnbounded(element) && isUnbounded(elements[at + 1])) && (found ??= 'adjacentRepetition')),
    });
  } catch {
    return 'syntax';
  }
  return found;
}
