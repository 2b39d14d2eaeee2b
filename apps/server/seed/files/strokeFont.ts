/** Letters and digits as strokes on a grid 4 wide and 6 high, so that pictures need no installed font. Points are `xy`, joined by `-`; strokes are separated by blanks. */
const glyphs: Record<string, string> = {
  A: '06-20-46 14-34',
  B: '06-00-30-41-42-33-44-45-36-06 03-33',
  C: '41-30-10-01-05-16-36-45',
  D: '06-00-30-41-45-36-06',
  E: '40-00-06-46 03-33',
  F: '40-00-06 03-33',
  G: '41-30-10-01-05-16-36-45-43-23',
  H: '00-06 40-46 03-43',
  I: '20-26',
  J: '40-45-36-16-05',
  K: '00-06 40-03-46',
  L: '00-06-46',
  M: '06-00-23-40-46',
  N: '06-00-46-40',
  O: '10-30-41-45-36-16-05-01-10',
  P: '06-00-30-41-42-33-03',
  Q: '10-30-41-45-36-16-05-01-10 34-46',
  R: '06-00-30-41-42-33-03 23-46',
  S: '41-30-10-01-02-13-33-44-45-36-16-05',
  T: '00-40 20-26',
  U: '00-05-16-36-45-40',
  V: '00-26-40',
  W: '00-16-23-36-40',
  X: '00-46 40-06',
  Y: '00-23-40 23-26',
  Z: '00-40-06-46',
  0: '10-30-41-45-36-16-05-01-10',
  1: '11-20-26',
  2: '01-10-30-41-42-06-46',
  3: '01-10-30-41-42-33-44-45-36-16-05 23-33',
  4: '36-30-04-44',
  5: '40-00-02-32-43-45-36-16-05',
  6: '40-20-02-05-16-36-45-44-33-03',
  7: '00-40-16',
  8: '13-02-01-10-30-41-42-33-13-04-05-16-36-45-44-33',
  9: '43-13-02-01-10-30-41-44-26',
  '.': '26-26',
  '-': '13-33',
};

/**
 * The path of a text for an SVG `d` attribute. Characters without a glyph are left blank.
 * @param x left edge
 * @param y top edge
 * @param size height of a capital letter; a letter takes as much width, a third of it as gap
 */
export function strokePath(text: string, x: number, y: number, size: number): string {
  const unit = size / 6;
  const points = (stroke: string, left: number) =>
    stroke.split('-').map((point) => `${(left + Number(point[0]) * unit).toFixed(1)} ${(y + Number(point[1]) * unit).toFixed(1)}`);
  return [...text.toUpperCase()]
    .flatMap((character, index) =>
      (glyphs[character] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((stroke) => `M${points(stroke, x + index * unit * 6).join('L')}`),
    )
    .join('');
}
