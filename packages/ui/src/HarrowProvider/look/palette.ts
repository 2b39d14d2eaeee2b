import type { Tone } from '../../styles/tones.ts';
import { toReadable } from './contrast.ts';

/** Text, ground and border of one tone. */
export type ToneColors = readonly [text: string, ground: string, border: string];

export interface Palette {
  /** Page behind the content. */
  ground: string;
  /** Content: cards, tables, inputs. */
  surface: string;
  /** Table heads, read-only bands. */
  surfaceQuiet: string;
  /** Ground of floating surfaces: menus, dialogs. */
  surfaceRaised: string;
  /** Row under the pointer. */
  hover: string;
  border: string;
  borderStrong: string;
  text: string;
  textSecondary: string;
  textTertiary: string;
  /** Negative amounts, errors at fields. */
  danger: string;
  /** Ground of a button that destroys. */
  errorFill: string;
  shadow: string;
  tones: Record<Tone, ToneColors>;
}

export const lightPalette: Palette = {
  ground: '#f5f6f8',
  surface: '#ffffff',
  surfaceQuiet: '#fafbfc',
  surfaceRaised: '#ffffff',
  hover: '#f5f7fa',
  border: '#e5e7eb',
  borderStrong: '#d0d5dd',
  text: '#1f2329',
  textSecondary: '#545b66',
  textTertiary: '#646b77',
  danger: '#c4161c',
  errorFill: '#c4161c',
  shadow: '0 6px 24px rgb(15 23 42 / 12%)',
  tones: {
    default: ['#4b5563', '#f3f4f6', '#d9dce1'],
    processing: ['#0a4fb8', '#e8f3ff', '#b3d6ff'],
    success: ['#237804', '#f2fae8', '#c4e3a3'],
    warning: ['#874d00', '#fff7e6', '#ffdfa3'],
    error: ['#a8071a', '#fff1f0', '#ffc9c4'],
    cyan: ['#00626a', '#e6fffb', '#a6ebe4'],
    blue: ['#1d39c4', '#f0f5ff', '#c5d3ff'],
    gold: ['#735100', '#fffbe6', '#f0dd8a'],
  },
};

export const darkPalette: Palette = {
  ground: '#101214',
  surface: '#181b1f',
  surfaceQuiet: '#1d2025',
  surfaceRaised: '#1f2328',
  hover: '#22262c',
  border: '#2c3137',
  borderStrong: '#40464f',
  text: '#e6e8eb',
  textSecondary: '#b4bac3',
  textTertiary: '#979ea9',
  danger: '#ff8a80',
  errorFill: '#e5484d',
  shadow: '0 6px 24px rgb(0 0 0 / 50%)',
  tones: {
    default: ['#c9cdd4', '#2a2d31', '#3d4147'],
    processing: ['#7ab8ff', '#12263f', '#1f4470'],
    success: ['#95de64', '#1a2a12', '#33551f'],
    warning: ['#ffc069', '#33240f', '#634619'],
    error: ['#ff9c94', '#33171a', '#642c31'],
    cyan: ['#5cdbd3', '#102a2b', '#1c4e4e'],
    blue: ['#9db4ff', '#1b2140', '#323f78'],
    gold: ['#ffe58f', '#2e280f', '#5a4d1b'],
  },
};

/**
 * For eyes that do not tell red from green: good is blue, bad is a dark orange, both also apart in brightness, and every
 * sign reaches 7:1.
 */
const weakLight: Palette = {
  ...lightPalette,
  border: '#b9bfc8',
  borderStrong: '#868d98',
  textSecondary: '#3d434c',
  textTertiary: '#484f59',
  danger: '#7a2e00',
  errorFill: '#8f3a00',
  tones: {
    default: ['#333a44', '#f3f4f6', '#868d98'],
    processing: ['#00417a', '#e3f1ff', '#4b93d6'],
    success: ['#003f87', '#dcecff', '#2f7dd1'],
    warning: ['#5c4300', '#fff6d6', '#b98900'],
    error: ['#7a2e00', '#ffe9dc', '#c85a17'],
    cyan: ['#00474d', '#e0f7fa', '#2a8d97'],
    blue: ['#14287a', '#e6ebff', '#5c74d6'],
    gold: ['#5c4300', '#fff6d6', '#b98900'],
  },
};

const weakDark: Palette = {
  ...darkPalette,
  border: '#4a515b',
  borderStrong: '#79818d',
  textSecondary: '#d3d7dd',
  textTertiary: '#c3c8d0',
  danger: '#ffb38a',
  errorFill: '#b34700',
  tones: {
    default: ['#dfe2e7', '#2a2d31', '#79818d'],
    processing: ['#a8d1ff', '#12263f', '#4b93d6'],
    success: ['#9ccaff', '#0f2747', '#2f7dd1'],
    warning: ['#ffd970', '#33290a', '#b98900'],
    error: ['#ffb38a', '#3a1c08', '#c85a17'],
    cyan: ['#8ae3ec', '#102a2b', '#2a8d97'],
    blue: ['#bac8ff', '#1b2140', '#5c74d6'],
    gold: ['#ffd970', '#33290a', '#b98900'],
  },
};

/** The colours of a look. */
export function paletteOf(dark: boolean, colorWeak = false): Palette {
  if (colorWeak) return dark ? weakDark : weakLight;
  return dark ? darkPalette : lightPalette;
}

/**
 * The chosen brand colour in its three uses.
 * `fill` carries white text, `ink` is read on the content ground; both reach 4.5:1 whatever colour the user chose.
 */
export function primaryShades(primaryColor: string, palette: Palette): { brand: string; fill: string; ink: string } {
  const isDark = palette.ground === darkPalette.ground;
  const hardestGround = isDark ? palette.surfaceRaised : palette.ground;
  return {
    brand: primaryColor,
    fill: toReadable(primaryColor, '#ffffff'),
    ink: toReadable(primaryColor, hardestGround, 5),
  };
}

/** The palette as CSS custom properties, `--hw-*`. Every style sheet of the library takes its colours from these. */
export function toCssVariables(palette: Palette, primaryColor: string): Record<string, string> {
  const { brand, fill, ink } = primaryShades(primaryColor, palette);
  return { '--hw-brand': brand, '--hw-primary': fill, '--hw-link': ink, ...paletteVariables(palette) };
}

/** The same without the brand colour. */
export function paletteVariables({ tones: toneColors, ...plain }: Palette): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(plain)) {
    variables[`--hw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value;
  }
  for (const [tone, [text, ground, border]] of Object.entries(toneColors)) {
    variables[`--hw-tone-${tone}-text`] = text;
    variables[`--hw-tone-${tone}-ground`] = ground;
    variables[`--hw-tone-${tone}-border`] = border;
  }
  return variables;
}
