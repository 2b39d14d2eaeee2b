/** `#rrggbb` in lower case of what people write: `#ABC`, `AABBCC`, `rgb(170, 187, 204)`. Undefined for anything else. */
export function readColor(text: string): string | undefined {
  const [, hex] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex !== undefined) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`.toLowerCase();
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/i.exec(text.trim()) ?? [];
  if (parts.length !== 3 || parts.some((part) => Number(part) > 255)) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
