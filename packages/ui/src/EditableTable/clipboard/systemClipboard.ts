import type { ClipboardStore } from './clipboardTexts.ts';

/**
 * Has the browser ask `grid`, which has the focus, what is to be copied or cut, as Ctrl+C does: needs no permission, and nothing is
 * taken out of the HTML on the way. False if the browser refuses.
 */
export function writeSystemClipboard(grid: HTMLElement, type: 'copy' | 'cut'): boolean {
  let isTaken = false;
  // Browsers ask where the caret is, and the page itself where there is none.
  document.getSelection()?.collapse(grid, 0);
  // Without marked text Chromium asks only whom says beforehand that there is something.
  const announce = (event: Event) => event.preventDefault();
  const see = (event: Event) => {
    isTaken = event.defaultPrevented;
  };
  grid.addEventListener(`before${type}`, announce);
  document.addEventListener(type, see, { once: true });
  document.execCommand(type);
  grid.removeEventListener(`before${type}`, announce);
  document.removeEventListener(type, see);
  return isTaken;
}

/** Content of the clipboard, for which the browser may ask the user. Undefined if it may not be read. */
export async function readSystemClipboard(): Promise<Pick<ClipboardStore, 'getData'> | undefined> {
  try {
    const flavours = new Map<string, string>();
    for (const item of await navigator.clipboard.read()) {
      for (const type of ['text/plain', 'text/html']) {
        if (item.types.includes(type) && !flavours.has(type)) flavours.set(type, await (await item.getType(type)).text());
      }
    }
    return { getData: (type) => flavours.get(type) ?? '' };
  } catch {
    return undefined;
  }
}
