import { randomInt } from 'node:crypto';

/** Strokes of a letter on a grid 4 wide and 6 high, `x,y` points joined by lines; letters that look alike are left out. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  A: ['0,6 2,0 4,6', '1,4 3,4'],
  C: ['4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5'],
  E: ['4,0 0,0 0,6 4,6', '0,3 3,3'],
  F: ['4,0 0,0 0,6', '0,3 3,3'],
  H: ['0,0 0,6', '4,0 4,6', '0,3 4,3'],
  J: ['4,0 4,5 3,6 1,6 0,5'],
  K: ['0,0 0,6', '4,0 0,3 4,6'],
  L: ['0,0 0,6 4,6'],
  M: ['0,6 0,0 2,3 4,0 4,6'],
  N: ['0,6 0,0 4,6 4,0'],
  P: ['0,6 0,0 3,0 4,1 4,2 3,3 0,3'],
  T: ['0,0 4,0', '2,0 2,6'],
  V: ['0,0 2,6 4,0'],
  W: ['0,0 1,6 2,3 3,6 4,0'],
  X: ['0,0 4,6', '4,0 0,6'],
  Y: ['0,0 2,3 4,0', '2,3 2,6'],
  '3': ['0,0 3,0 4,1 4,2 3,3 1,3', '3,3 4,4 4,5 3,6 0,6'],
  '4': ['3,6 3,0 0,4 4,4'],
  '7': ['0,0 4,0 1,6'],
  '9': ['4,2 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,4 3,6 1,6'],
};

/** Characters a code is made of. */
export const captchaLetters: readonly string[] = Object.keys(strokes);

const width = 120;
const height = 40;
const inks = ['#1f5fa8', '#8a3b12', '#2b6a3f', '#6b2f7a'];
const around = (value: number, spread: number): string => (value + randomInt(-spread * 10, spread * 10 + 1) / 10).toFixed(1);

/** The code as a picture (SVG, 120 × 40) drawn in shaky strokes: it holds no text that a program could copy. */
export function captchaImage(code: string): string {
  const letters = [...code].map((letter, place) => {
    const ink = inks[randomInt(inks.length)]!;
    const turn = `rotate(${randomInt(-16, 17)} ${22 + place * 26} 20)`;
    const lines = (strokes[letter] ?? []).map((points) => {
      const shaky = points.split(' ').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return `${around(14 + place * 26 + x * 4, 0.9)},${around(8 + y * 4, 0.9)}`;
      });
      return `<polyline points="${shaky.join(' ')}" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
    });
    return `<g transform="${turn}">${lines.join('')}</g>`;
  });
  const noise = Array.from({ length: 5 }, () => {
    const y = () => randomInt(2, height - 2);
    return `<path d="M0 ${y()} C ${width / 3} ${y()}, ${(width * 2) / 3} ${y()}, ${width} ${y()}" fill="none" stroke="${inks[randomInt(inks.length)]}" stroke-opacity="0.35"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f4f6f9"/>${noise.join('')}${letters.join('')}</svg>`;
}
