import { FastColor } from '@ant-design/fast-color';

/** Whether the colour can be told without a browser. */
export const isRead = (color: string): boolean => /^(#|rgba?\(|hsla?\()/i.test(color) && !color.includes('var(');

/** Whether text on a solid ground of this colour is light. */
export const isDark = (color: string): boolean => isRead(color) && new FastColor(color).getBrightness() < 128;

/**
 * A colour without transparency: what is seen of `color` on `ground`, which is solid. Heads and frozen columns have others pass below them.
 * A colour that only a browser can read, such as `var(--brand)` or a name, is worked out there, on white or, in a dark look, on black.
 */
export function solidColor(color: string, ground: string, dark: boolean): string {
  if (!isRead(color)) {
    const under = dark ? 0 : 255;
    const channels = ['r', 'g', 'b'].map((channel) => `calc(${channel} * alpha + ${under} * (1 - alpha))`);
    return `rgb(from ${color} ${channels.join(' ')} / 1)`;
  }
  const read = new FastColor(color);
  if (read.a === 1) return color;
  if (isRead(ground)) return read.onBackground(ground).toHexString();
  return `color-mix(in srgb, ${read.clone().setA(1).toHexString()} ${read.a * 100}%, ${ground})`;
}
