import type { ListLayout } from '../ListPage.types.ts';

const prefix = 'harrow.list.';
const densities = ['compact', 'default', 'roomy'];
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reads a remembered layout. What another version or another hand has written and we cannot read is dropped. */
export function readLayout(storageKey: string | undefined): ListLayout {
  if (!storageKey) return { order: [] };
  try {
    const stored = JSON.parse(localStorage.getItem(prefix + storageKey) ?? '{}') as Record<string, unknown>;
    return {
      order: isTexts(stored['order']) ? stored['order'] : [],
      hidden: isTexts(stored['hidden']) ? stored['hidden'] : undefined,
      density: densities.includes(stored['density'] as string) ? (stored['density'] as ListLayout['density']) : undefined,
    };
  } catch {
    return { order: [] };
  }
}

/** Remembers a layout; the empty one is forgotten. A full or forbidden storage costs nothing but the memory. */
export function writeLayout(storageKey: string | undefined, layout: ListLayout): void {
  if (!storageKey) return;
  try {
    const untouched = layout.order.length === 0 && !layout.hidden && !layout.density;
    if (untouched) localStorage.removeItem(prefix + storageKey);
    else localStorage.setItem(prefix + storageKey, JSON.stringify(layout));
  } catch {
    // Private mode or no space left: the layout lasts as long as the page.
  }
}
