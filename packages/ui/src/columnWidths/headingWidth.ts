import { emOf } from './letterWidth.ts';
import type { Lettering, TextWidth } from './textWidth.ts';

const fontSize = 13;
/** Around the text, and for the mark of a required column. */
const [padding, mark] = [32, 10];
/** Longer words break: a column is there for its values. */
const maxWidth = 180;

/** Between these a heading may break: at spaces, hyphens and slashes, and between Chinese signs. */
const breaks = /[\s\-\u2010-\u2015/\u2E80-\uFFEF]+/u;

/** Px that a column needs so that no word of its title breaks; at most 180. */
export function headingWidth(title: string, required: boolean): number {
  const text = Math.ceil(Math.max(...title.split(breaks).map(emOf)) * fontSize);
  return Math.min(text + padding + (required ? mark : 0), maxWidth);
}

/** A word with what follows it on its line, or a Chinese sign. */
const pieces = /[\u2E80-\uFFEF]|[^\s\-\u2010-\u2015\u2E80-\uFFEF]+[-\u2010-\u2015]?\s*|\s+|[-\u2010-\u2015]/gu;

/** Px in which a text, by default a heading, stands on two lines without a broken word. */
export function twoLineWidth(text: string, textWidth: TextWidth, lettering: Lettering = 'heading'): number {
  const parts = text.match(pieces) ?? [];
  const widthOf = (from: number, to?: number): number => textWidth(parts.slice(from, to).join('').trim(), lettering);
  const ways = parts.map((_, at) => Math.max(widthOf(0, at), widthOf(at)));
  return parts.length === 0 ? 0 : Math.min(...ways);
}
