type Rgb = [red: number, green: number, blue: number];

/** Reads `#rgb` or `#rrggbb`. Throws `RangeError` on anything else. */
function toRgb(hex: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!long) throw new RangeError(`Not a hexadecimal colour: ${hex}`);
  return long.slice(1).map((part) => Number.parseInt(part.padEnd(2, part), 16)) as Rgb;
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21. @see WCAG 2.2, "contrast ratio" */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mix(hex: string, other: string, share: number): string {
  const from = toRgb(hex);
  const to = toRgb(other);
  return `#${from
    .map((channel, index) =>
      Math.round(channel + (to[index]! - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The colour itself where it can be read on `ground`, otherwise the nearest darker (on a light ground) or
 * lighter (on a dark one) shade that can.
 * @param ratio wanted contrast; 4.5 is the limit for text.
 */
export function toReadable(hex: string, ground: string, ratio = 4.5): string {
  const end = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(hex, end, share);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return end;
}
