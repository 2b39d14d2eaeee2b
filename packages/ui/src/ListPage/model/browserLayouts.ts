import type { LayoutStore, ListLayout } from '../../sources/layoutStore.ts';

const prefix = 'harrow.list.';
const densities = ['compact', 'default', 'roomy'];
const pins = ['left', 'right', 'none'];
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const entriesOf = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

/** A layout out of stored JSON. What another version or another hand has written and we cannot read is dropped. */
export function toLayout(stored: unknown): ListLayout {
  const { order, hidden, widths, pins: pinned, density } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const knownWidths = entriesOf(widths).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 32 && entry[1] <= 2000);
  const knownPins = entriesOf(pinned).filter(([, pin]) => pins.includes(pin as string));
  return {
    order: isTexts(order) ? order : [],
    ...(isTexts(hidden) && { hidden }),
    ...(knownWidths.length > 0 && { widths: Object.fromEntries(knownWidths) }),
    ...(knownPins.length > 0 && { pins: Object.fromEntries(knownPins) as NonNullable<ListLayout['pins']> }),
    ...(densities.includes(density as string) && { density: density as NonNullable<ListLayout['density']> }),
  };
}

export const isUntouched = ({ order, hidden, widths, pins: pinned, density }: ListLayout): boolean =>
  order.length === 0 && !hidden && !density && Object.keys(widths ?? {}).length === 0 && Object.keys(pinned ?? {}).length === 0;

/** Remembers in this browser. A full or forbidden storage costs nothing but the memory. */
export const browserLayouts: LayoutStore = {
  read(list) {
    try {
      return toLayout(JSON.parse(localStorage.getItem(prefix + list) ?? '{}'));
    } catch {
      return { order: [] };
    }
  },
  write(list, layout) {
    try {
      if (!layout || isUntouched(layout)) localStorage.removeItem(prefix + list);
      else localStorage.setItem(prefix + list, JSON.stringify(layout));
    } catch {
      // Private mode or no space left: the layout lasts as long as the page.
    }
  },
};
