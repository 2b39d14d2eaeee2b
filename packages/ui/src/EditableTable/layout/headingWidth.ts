/** Widths of letters in em, rather too wide than too narrow: fonts differ, and a server that renders the page has none to measure. */
const letterWidths: readonly [letters: RegExp, em: number][] = [
  [/[iljtfrI.,:;'’!|[\]]/u, 0.36],
  [/[mwMWЖШЩЮФМДЫшщжюфмыQO@%&…]/u, 0.9],
  [/№/u, 1.1],
  [/\p{Lu}/u, 0.7],
];
const otherLetters = 0.61;

const fontSize = 13;
/** Around the text, and for the mark of a required column. */
const [padding, mark] = [32, 10];
/** Longer words break: a column is there for its values. */
const maxWidth = 180;

/** Between these a heading may break: at spaces, hyphens and slashes, and between Chinese signs. */
const breaks = /[\s\-\u2010-\u2015/\u2E80-\uFFEF]+/u;

const emOf = (letter: string): number => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetters;

/** Px that a column needs so that no word of its title breaks; at most 180. */
export function headingWidth(title: string, required: boolean): number {
  const words = title.split(breaks).map((word) => [...word].reduce((sum, letter) => sum + emOf(letter), 0));
  const text = Math.ceil(Math.max(...words) * fontSize);
  return Math.min(text + padding + (required ? mark : 0), maxWidth);
}
