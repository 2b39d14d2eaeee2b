import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';

/** Why a pattern is not allowed; the texts are `E-578.{fault}`. */
export type PatternFault =
  | 'syntax'
  | 'backReference'
  | 'lookBehind'
  | 'lookAhead'
  | 'nestedRepetition'
  | 'adjacentRepetition'
  | 'property'
  /** Repeats more often than the engine allows, 1,000 times with all repetitions around it. */
  | 'tooLarge';

const isUnbounded = (node: AST.Node | undefined): boolean => node?.type === 'Quantifier' && node.max === Infinity;

const isInsideRepetition = ({ parent }: AST.Node): boolean =>
  parent !== null && ((parent.type === 'Quantifier' && parent.max > 1) || isInsideRepetition(parent));

/** First fault of a pattern: syntax that the linear-time engine does not support, or costly repetition; undefined when there is none. */
export function patternFault(pattern: string): PatternFault | undefined {
  let found: PatternFault | undefined;
  try {
    const parsed = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, undefined, undefined, { unicode: true });
    visitRegExpAST(parsed, {
      onBackreferenceEnter: () => void (found ??= 'backReference'),
      onAssertionEnter: (assertion) => void (found ??= assertionFault(assertion)),
      onQuantifierEnter: (node) => void (isUnbounded(node) && isInsideRepetition(node) && (found ??= 'nestedRepetition')),
      onAlternativeEnter: ({ elements }) =>
        void (elements.some((element, at) => isUnbounded(element) && isUnbounded(elements[at + 1])) && (found ??= 'adjacentRepetition')),
      onCharacterSetEnter: (set) => void (set.kind === 'property' && !isKnown(set.value ?? set.key) && (found ??= 'property')),
    });
  } catch {
    return 'syntax';
  }
  return found;
}

/** Look-ahead is known where nothing of the value has been read yet: behind `^` and other look-ahead at the beginning of a choice of the whole pattern. */
function assertionFault(assertion: AST.Assertion): PatternFault | undefined {
  if (assertion.kind === 'lookbehind') return 'lookBehind';
  if (assertion.kind !== 'lookahead') return undefined;
  const { parent } = assertion;
  if (parent.type !== 'Alternative' || parent.parent.type !== 'Pattern') return 'lookAhead';
  const before = parent.elements.slice(0, parent.elements.indexOf(assertion));
  return before.every((element) => element.type === 'Assertion' && (element.kind === 'start' || element.kind === 'lookahead')) ? undefined : 'lookAhead';
}

/** Whether the engine has the property under this name. */
function isKnown(property: string): boolean {
  try {
    RE2JS.compile(`\\p{${property}}`);
    return true;
  } catch {
    return false;
  }
}
