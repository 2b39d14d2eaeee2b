/** Widths of letters in em, rather too wide than too narrow: fonts differ, and a server that renders the page has none to measure. */
const letterWidths: readonly [letters: RegExp, em: number][] = [
  [/[iljtfrI.,:;'’!|[\]]/u, 0.36],
  [/[mwMWЖШЩЮФМДЫшщжюфмыQO@%&…]/u, 0.9],
  [/№/u, 1.1],
  [/[\u1100-\u115F\u2E80-\uFFEF\u{1F300}-\u{3FFFD}]/u, 1],
  [/\p{Lu}/u, 0.7],
];
const otherLetters = 0.61;

/** Em that a text takes, by a table of letters. */
export const emOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetters), 0);
