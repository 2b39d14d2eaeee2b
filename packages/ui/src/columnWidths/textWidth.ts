import { emOf } from './letterWidth.ts';

/** Size in px and weight of the texts of a table. */
const fonts = { value: [14, 400], strong: [14, 600], sign: [12, 400], heading: [13, 500] } as const;

/** Role of a text in a table: a value, an amount that may be bold, the words of a tag, a heading. */
export type Lettering = keyof typeof fonts;

/** Px that a text takes. */
export type TextWidth = (text: string, lettering: Lettering) => number;

/** By the table of letters, where nothing can be drawn: on a server. */
export const widthByLetters: TextWidth = (text, lettering) => emOf(text) * fonts[lettering][0];

/** Texts come again with every page of a list; more than these are forgotten, so that a day's work does not fill the memory. */
const mostKept = 5000;

const byFonts = new Map<string, TextWidth>();

/** As the browser draws texts in these fonts. @param fontFamily value of CSS `font-family`, without variables */
export function widthOnCanvas(fontFamily: string): TextWidth {
  const known = byFonts.get(fontFamily);
  if (known) return known;
  const canvas = document.createElement('canvas').getContext('2d');
  const found = canvas ? measured(canvas, fontFamily) : widthByLetters;
  byFonts.set(fontFamily, found);
  return found;
}

function measured(canvas: CanvasRenderingContext2D, fontFamily: string): TextWidth {
  const kept = new Map<string, number>();
  let drawn: Lettering | undefined;
  return (text, lettering) => {
    const name = `${lettering} ${text}`;
    const before = kept.get(name);
    if (before !== undefined) return before;
    if (lettering !== drawn) {
      const [size, weight] = fonts[lettering];
      canvas.font = `${weight} ${size}px ${fontFamily}`;
      drawn = lettering;
    }
    const { width } = canvas.measureText(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, width);
    return width;
  };
}
