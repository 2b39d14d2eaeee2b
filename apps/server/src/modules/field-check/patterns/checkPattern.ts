import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';
import { alternativesSource, sequenceSource } from './linearSource.ts';
import { type PatternFault, patternFault } from './patternFault.ts';

/** A pattern that a value has to match from its beginning to its end. It takes time that grows with the length of the value, and no faster. */
export interface CheckPattern {
  matches(value: string): boolean;
}

/** Conditions of one alternative of a pattern. */
interface Choice {
  whole: RE2JS;
  /** Look-ahead at the beginning of the alternative: required or forbidden prefixes of the value. */
  ahead: readonly { begins: RE2JS; wanted: boolean }[];
}

/**
 * Makes a pattern of JavaScript's grammar (flag `u`, anchored) ready for RE2. It has no look-ahead; at the beginning of a pattern,
 * where rules of passwords have it, that is another pattern about the same value.
 * @returns why it is not allowed instead
 */
export function compilePattern(pattern: string): CheckPattern | PatternFault {
  const fault = patternFault(pattern);
  if (fault) return fault;
  const { alternatives } = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, undefined, undefined, { unicode: true });
  let choices: Choice[];
  try {
    choices = alternatives.map(choiceOf);
  } catch {
    return 'tooLarge';
  }
  return {
    matches: (value) => choices.some(({ whole, ahead }) => whole.testExact(value) && ahead.every(({ begins, wanted }) => begins.testExact(value) === wanted)),
  };
}

function choiceOf({ elements }: AST.Alternative): Choice {
  const first = elements.findIndex((element) => !standsAtBeginning(element));
  const leading = first === -1 ? elements : elements.slice(0, first);
  return {
    whole: RE2JS.compile(sequenceSource(elements.filter((element) => !isLookAhead(element)))),
    ahead: leading.filter(isLookAhead).map(({ alternatives, negate }) => ({
      begins: RE2JS.compile(`${alternativesSource(alternatives)}(?s:.*)`),
      wanted: !negate,
    })),
  };
}

const isLookAhead = (element: AST.Node): element is AST.LookaheadAssertion => element.type === 'Assertion' && element.kind === 'lookahead';

/** Nothing of the value has been read yet. */
const standsAtBeginning = (element: AST.Element): boolean => isLookAhead(element) || (element.type === 'Assertion' && element.kind === 'start');
