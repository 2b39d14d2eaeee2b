import type { GlobalToken } from 'antd';
import { toReadable } from './contrast.ts';
import { isDark, isRead, solidColor } from './solidColor.ts';
import { type Palette, paletteVariables, type ToneColors } from './palette.ts';

type Grounds = Pick<Palette, 'ground' | 'surface' | 'surfaceRaised'>;

/** Page, content and what floats, each as it is seen on the one below. antd's tokens may be see-through, and some always are. */
function solidGrounds(token: GlobalToken): Grounds {
  const dark = isDark(token.colorBgBase);
  const ground = solidColor(token.colorBgLayout, token.colorBgBase, dark);
  return { ground, surface: solidColor(token.colorBgContainer, ground, dark), surfaceRaised: solidColor(token.colorBgElevated, ground, dark) };
}

/** Our colours from antd's tokens, for an application that has a look of its own. */
export function tokenVariables(token: GlobalToken): Record<string, string> {
  const grounds = solidGrounds(token);
  const dark = isDark(token.colorBgBase);
  const onSurface = (color: string): string => solidColor(color, grounds.surface, dark);
  const palette: Palette = {
    ...grounds,
    surfaceQuiet: onSurface(token.colorFillAlter),
    hover: onSurface(token.controlItemBgHover),
    border: token.colorBorderSecondary,
    borderStrong: token.colorBorder,
    text: token.colorText,
    textSecondary: token.colorTextSecondary,
    textTertiary: token.colorTextTertiary,
    danger: token.colorErrorText,
    errorFill: token.colorError,
    shadow: token.boxShadow.replaceAll(/\s+/g, ' ').trim(),
    tones: {
      default: [token.colorText, onSurface(token.colorFillTertiary), token.colorBorder],
      processing: sign(token.colorInfoTextActive, onSurface(token.colorInfoBg), token.colorInfoBorder),
      success: sign(token.colorSuccessTextActive, onSurface(token.colorSuccessBg), token.colorSuccessBorder),
      warning: sign(token.colorWarningTextActive, onSurface(token.colorWarningBg), token.colorWarningBorder),
      error: sign(token.colorErrorTextActive, onSurface(token.colorErrorBg), token.colorErrorBorder),
      cyan: sign(token['cyan-7'], onSurface(token['cyan-1']), token['cyan-3']),
      blue: sign(token['geekblue-7'], onSurface(token['geekblue-1']), token['geekblue-3']),
      gold: sign(token['gold-7'], onSurface(token['gold-1']), token['gold-3']),
    },
  };
  return { ...paletteVariables(palette), '--hw-brand': token.colorPrimary, '--hw-primary': token.colorPrimary, '--hw-link': readableLink(token, grounds) };
}

const isHex = (color: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(color);

/** Colours that are no hexadecimal ones, such as `rgb(…)` of an application's own, stay as they are. */
const readableOn = (color: string, ground: string): string => (isHex(color) && isHex(ground) ? toReadable(color, ground) : color);

/** antd makes text and ground of a sign from the same colour; of many colours the two come too close to each other. */
const sign = (text: string, ground: string, border: string): ToneColors => [readableOn(text, ground), ground, border];

/** Links are read on the content's ground; antd's own are too dark for that in its dark look. */
const readableLink = ({ colorLink }: GlobalToken, { surface }: Grounds): string => readableOn(colorLink, surface);

/** Whether text is light in this look. */
export function isDarkLook(token: GlobalToken): boolean {
  const { surface } = solidGrounds(token);
  return isRead(surface) ? isDark(surface) : isRead(token.colorText) && !isDark(token.colorText);
}
