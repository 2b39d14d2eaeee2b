import type { AST } from '@eslint-community/regexpp';

/** Characters of JavaScript's `\s`. The engine's own knows ASCII only. */
const spaces: readonly (readonly [number, number])[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x16_80, 0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f, 0x20_2f],
  [0x20_5f, 0x20_5f],
  [0x30_00, 0x30_00],
  [0xfe_ff, 0xfe_ff],
];
const lastCodePoint = 0x10_ff_ff;
const others = spaces.map(([, end], at) => [end + 1, (spaces[at + 1]?.[0] ?? lastCodePoint + 1) - 1] as const);

const point = (code: number): string => `\\x{${code.toString(16)}}`;
const ranges = (list: readonly (readonly [number, number])[]): string => list.map(([from, to]) => `${point(from)}-${point(to)}`).join('');
const anything = `${point(0)}-${point(lastCodePoint)}`;

/** Members of a class, without its brackets. */
const sets = {
  any: () => `${point(0)}-${point(0x09)}${point(0x0b)}-${point(0x0c)}${point(0x0e)}-${point(0x20_27)}${point(0x20_2a)}-${point(lastCodePoint)}`,
  digit: (negate: boolean) => (negate ? '\\D' : '\\d'),
  word: (negate: boolean) => (negate ? '\\W' : '\\w'),
  space: (negate: boolean) => ranges(negate ? [[0, spaces[0]![0] - 1], ...others] : spaces),
};

function membersOf(set: AST.CharacterSet): string {
  switch (set.kind) {
    case 'any':
      return sets.any();
    case 'property':
      return `\\${set.negate ? 'P' : 'p'}{${set.value ?? set.key}}`;
    default:
      return sets[set.kind](set.negate);
  }
}

function member(element: AST.CharacterClassElement): string {
  if (element.type === 'Character') return point(element.value);
  if (element.type === 'CharacterClassRange') return `${point(element.min.value)}-${point(element.max.value)}`;
  if (element.type === 'CharacterSet') return membersOf(element as AST.CharacterSet);
  throw new RangeError(`${element.raw} stands in patterns of the flag v only`);
}

/** `[]` matches nothing and `[^]` anything. */
function classSource({ elements, negate }: AST.CharacterClass): string {
  if (elements.length === 0) return `[${negate ? '' : '^'}${anything}]`;
  return `[${negate ? '^' : ''}${elements.map(member).join('')}]`;
}

const assertions = { start: '\\A', end: '\\z' };

function elementSource(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
      return point(element.value);
    case 'CharacterSet':
      return `[${membersOf(element)}]`;
    case 'CharacterClass':
      return classSource(element);
    case 'Quantifier': {
      // Which of the ways to match is taken first makes no difference: only whether there is one is asked.
      const most = element.max === Infinity ? '' : element.max;
      return `(?:${elementSource(element.element)}){${element.min},${most}}`;
    }
    case 'Group':
    case 'CapturingGroup':
      return alternativesSource(element.alternatives);
    case 'Assertion':
      if (element.kind === 'word') return element.negate ? '\\B' : '\\b';
      if (element.kind === 'start' || element.kind === 'end') return assertions[element.kind];
      throw new RangeError(`RE2 has no ${element.kind}`);
    default:
      throw new RangeError(`RE2 has no ${element.type}`);
  }
}

export const sequenceSource = (elements: readonly AST.Element[]): string => elements.map(elementSource).join('');

/** A choice of JavaScript's grammar (flag `u`) in the words of RE2, with the same meaning. Syntax that RE2 lacks throws: `patternFault` has refused it. */
export const alternativesSource = (alternatives: readonly AST.Alternative[]): string =>
  `(?:${alternatives.map(({ elements }) => sequenceSource(elements)).join('|')})`;
