import sharp from 'sharp';
import { createRandom, type Random } from '../random.ts';
import { strokePath } from './strokeFont.ts';

/** What is drawn on; the picture has three quarters of it in pixels, enough to read a plate. */
const width = 640;
const height = 420;
const scale = 0.75;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
const toJpeg = (content: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(content)))
    .jpeg({ quality: 72 })
    .toBuffer();

const text = (value: string, x: number, y: number, size: number, color: string, weight = size / 9) =>
  `<path d="${strokePath(value, x, y, size)}" fill="none" stroke="${color}" stroke-width="${weight.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Paint and grime around what was photographed. */
function ground(random: Random, base: string): string {
  const spots = Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${random.integer(0, width)}" cy="${random.integer(0, height)}" rx="${random.integer(6, 70)}" ry="${random.integer(4, 40)}" fill="${random.pick(['#000', '#fff', '#6b4a24'])}" opacity="${(random.next() * 0.14).toFixed(2)}"/>`,
  );
  return `<rect width="100%" height="100%" fill="${base}"/>${spots.join('')}`;
}

const screws = [
  [76, 96],
  [564, 96],
  [76, 324],
  [564, 324],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#777" stroke="#333"/>`)
  .join('');

/** A metal plate with two or three stamped lines. @param lines the longest may have 17 characters */
export async function platePicture(name: string, lines: readonly string[]): Promise<Buffer> {
  const random = createRandom(`picture.${name}`);
  const tilt = (random.next() * 5 - 2.5).toFixed(2);
  const stamped = lines.map((line, index) => text(line, 92, 130 + index * 66, index === 0 ? 24 : 28, '#2b2b2b')).join('');
  return toJpeg(
    `${ground(random, random.pick(['#8c1d18', '#1d4f8c', '#2f6b33']))}<g transform="rotate(${tilt} 320 210)"><rect x="50" y="70" width="540" height="280" rx="10" fill="#b9bcbf" stroke="#5b5e61" stroke-width="4"/>${screws}${stamped}</g>`,
  );
}

/** The display of an hour meter or odometer. @param reading e.g. `296.5` */
export async function meterPicture(name: string, reading: string, unit: 'H' | 'KM'): Promise<Buffer> {
  const random = createRandom(`picture.${name}`);
  const marks = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.85 + index * 0.13);
    const point = (radius: number) => `${(320 + Math.cos(angle) * radius).toFixed(1)} ${(230 + Math.sin(angle) * radius).toFixed(1)}`;
    return `<path d="M${point(150)}L${point(170)}" stroke="#ddd" stroke-width="4"/>`;
  });
  const needle = Math.PI * (0.95 + random.next());
  return toJpeg(
    `${ground(random, '#26282b')}<circle cx="320" cy="210" r="190" fill="#141516" stroke="#555" stroke-width="8"/>${marks.join('')}` +
      `<path d="M320 230L${(320 + Math.cos(needle) * 120).toFixed(1)} ${(230 + Math.sin(needle) * 120).toFixed(1)}" stroke="#e2572b" stroke-width="6"/>` +
      `<rect x="190" y="262" width="260" height="62" rx="6" fill="#9fb08a"/>${text(reading.padStart(7, ' '), 200, 275, 34, '#20281a', 4)}${text(unit, 300, 340, 22, '#ddd', 2.5)}`,
  );
}

const gear = (random: Random, color: string) => {
  const teeth = random.integer(9, 16);
  const points = Array.from({ length: teeth * 4 }, (_, index) => {
    const radius = index % 4 < 2 ? 150 : 118;
    const angle = (index / (teeth * 4)) * Math.PI * 2;
    return `${(320 + Math.cos(angle) * radius).toFixed(1)},${(210 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${color}" stroke="#2c2c2c" stroke-width="3"/><circle cx="320" cy="210" r="52" fill="#3a3a3a"/><circle cx="320" cy="210" r="30" fill="#181818"/>`;
};

const cylinder = (color: string) =>
  `<rect x="120" y="150" width="330" height="120" rx="16" fill="${color}" stroke="#2c2c2c" stroke-width="3"/><rect x="440" y="186" width="120" height="48" fill="#d4d7da" stroke="#444"/><rect x="90" y="170" width="46" height="80" rx="8" fill="#555"/><circle cx="200" cy="150" r="16" fill="#777"/><circle cx="360" cy="150" r="16" fill="#777"/>`;

const block = (color: string) =>
  `<rect x="170" y="110" width="300" height="200" rx="10" fill="${color}" stroke="#2c2c2c" stroke-width="3"/>${[0, 1, 2, 3].map((index) => `<circle cx="${225 + index * 63}" cy="160" r="20" fill="#2a2a2a"/>`).join('')}<rect x="210" y="220" width="220" height="50" rx="6" fill="#444"/>`;

/** How many different pictures of parts there are of each condition. */
export const partPictureCount = 9;

/** A part on the bench. @param index 0 to {@link partPictureCount} - 1 */
export async function partPicture(index: number, condition: 'defective' | 'new'): Promise<Buffer> {
  const random = createRandom(`picture.part.${condition}.${index}`);
  const color = condition === 'new' ? random.pick(['#b8c4cf', '#c9cdd1', '#9fb4c7']) : random.pick(['#7a6f63', '#6d6a66', '#84705a']);
  const shape = [() => gear(random, color), () => cylinder(color), () => block(color)][index % 3]?.() ?? '';
  const crack = Array.from({ length: 7 }, (_, step) => `${step === 0 ? 'M' : 'L'}${230 + step * random.integer(18, 26)} ${random.integer(170, 260)}`).join('');
  const damage =
    condition === 'new'
      ? ''
      : `<path d="${crack}" fill="none" stroke="#120c06" stroke-width="5"/><ellipse cx="${random.integer(250, 400)}" cy="330" rx="${random.integer(60, 140)}" ry="34" fill="#1d1206" opacity="0.75"/>`;
  return toJpeg(
    `${ground(random, condition === 'new' ? '#a98f6b' : '#6f6152')}<g transform="rotate(${random.integer(-14, 14)} 320 210)">${shape}</g>${damage}`,
  );
}
