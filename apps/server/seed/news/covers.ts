import sharp from 'sharp';
import { createRandom } from '../random.ts';

const width = 960;
const height = 540;

/** Colours of sky and field by season, and of the machine. */
const palettes = [
  { sky: ['#9fd0f0', '#eaf6fd'], hill: '#7ca35c', field: '#c9a94f', machine: '#b3261e' },
  { sky: ['#f7c58b', '#fdeeda'], hill: '#6d8f52', field: '#a8863a', machine: '#1d4f8c' },
  { sky: ['#b7c9dd', '#f0f4f8'], hill: '#5d8257', field: '#5f8f3d', machine: '#2f6b33' },
] as const;

/** A machine in a field; another one for every name. */
export async function coverPicture(name: string): Promise<Buffer> {
  const random = createRandom(`cover.${name}`);
  const { sky, hill, field, machine } = random.pick(palettes);
  const at = random.integer(220, 520);
  const size = 0.8 + random.next() * 0.5;
  const hills = Array.from({ length: 4 }, (_, index) => {
    const x = index * 280 + random.integer(-60, 60);
    return `<ellipse cx="${x}" cy="340" rx="${random.integer(200, 320)}" ry="${random.integer(50, 110)}" fill="${hill}" opacity="${(0.55 + index * 0.1).toFixed(2)}"/>`;
  }).join('');
  const rows = Array.from({ length: 17 }, (_, index) => `<path d="M480 300L${(index - 8) * 160 + 480} 540" stroke="#00000026" stroke-width="6"/>`).join('');
  const tractor =
    `<g transform="translate(${at} 400) scale(${size.toFixed(2)})"><rect x="-10" y="-96" width="150" height="56" rx="8" fill="${machine}"/>` +
    `<path d="M-90 -40L-90 -130Q-90 -150 -70 -150L-10 -150L10 -96L10 -40Z" fill="${machine}"/><path d="M-78 -96L-78 -134L-18 -134L-4 -96Z" fill="#dff0fa"/>` +
    `<rect x="96" y="-136" width="10" height="44" fill="#333"/><circle cx="-60" cy="-20" r="62" fill="#222"/><circle cx="-60" cy="-20" r="26" fill="#e3c44a"/>` +
    `<circle cx="104" cy="0" r="42" fill="#222"/><circle cx="104" cy="0" r="18" fill="#e3c44a"/></g>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/>` +
    `<stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>` +
    `<circle cx="${random.integer(80, 880)}" cy="${random.integer(60, 140)}" r="40" fill="#fff6d5"/>${hills}<rect y="300" width="100%" height="240" fill="${field}"/>${rows}${tractor}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 76 }).toBuffer();
}
