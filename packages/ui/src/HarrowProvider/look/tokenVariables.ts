import type { GlobalToken } from 'antd';
import { toReadable } from './contrast.ts';
import { type Palette, paletteVariables, type ToneColors } from './palette.ts';

/** Our colours from antd's tokens, for an application that has a look of its own. */
export function tokenVariables(token: GlobalToken): Record<string, string> {
  const palette: Palette = {
    ground: token.colorBgLayout,
    surface: token.colorBgContainer,
    surfaceQuiet: token.colorFillAlter,
    surfaceRaised: token.colorBgElevated,
    hover: token.controlItemBgHover,
    border: token.colorBorderSecondary,
    borderStrong: token.colorBorder,
    text: token.colorText,
    textSecondary: token.colorTextSecondary,
    textTertiary: token.colorTextTertiary,
    danger: token.colorErrorText,
    errorFill: token.colorError,
    shadow: token.boxShadow.replaceAll(/\s+/g, ' ').trim(),
    tones: {
      default: [token.colorText, token.colorFillTertiary, token.colorBorder],
      processing: sign(token.colorInfoTextActive, token.colorInfoBg, token.colorInfoBorder),
      success: sign(token.colorSuccessTextActive, token.colorSuccessBg, token.colorSuccessBorder),
      warning: sign(token.colorWarningTextActive, token.colorWarningBg, token.colorWarningBorder),
      error: sign(token.colorErrorTextActive, token.colorErrorBg, token.colorErrorBorder),
      cyan: sign(token['cyan-7'], token['cyan-1'], token['cyan-3']),
      blue: sign(token['geekblue-7'], token['geekblue-1'], token['geekblue-3']),
      gold: sign(token['gold-7'], token['gold-1'], token['gold-3']),
    },
  };
  return { ...paletteVariables(palette), '--hw-brand': token.colorPrimary, '--hw-primary': token.colorPrimary, '--hw-link': readableLink(token) };
}

const isHex = (color: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(color);

/** Colours that are no hexadecimal ones, such as `rgb(…)` of an application's own, stay as they are. */
const readableOn = (color: string, ground: string): string => (isHex(color) && isHex(ground) ? toReadable(color, ground) : color);

/** antd makes text and ground of a sign from the same colour; of many colours the two come too close to each other. */
const sign = (text: string, ground: string, border: string): ToneColors => [readableOn(text, ground), ground, border];

/** Links are read on the content's ground; antd's own are too dark for that in its dark look. */
const readableLink = ({ colorLink, colorBgContainer }: GlobalToken): string => readableOn(colorLink, colorBgContainer);

/** Whether text on this ground is light; of a colour as antd writes it, `#rgb`, `#rrggbb` or `rgb(…)`. */
export function isDarkGround(color: string): boolean {
  const hex = /^#([\da-f]{3}|[\da-f]{6})/i.exec(color)?.[1];
  const channels = hex
    ? (hex.match(hex.length === 3 ? /./g : /../g) ?? []).map((part) => Number.parseInt(part.padEnd(2, part), 16))
    : (color.match(/[\d.]+/g) ?? ['255', '255', '255']).slice(0, 3).map(Number);
  const [red = 255, green = 255, blue = 255] = channels;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
