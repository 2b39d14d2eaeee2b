/** Control that takes the keyboard focus of a line: its chosen result, or the first one. */
const controlOf = (result: Element): HTMLElement | null => result.querySelector('input:checked') ?? result.querySelector('input');

/** Focuses the result of a line. @param result its element; nothing happens without one */
export function focusLine(result: Element | null | undefined): void {
  if (!result) return;
  result.closest('li')?.scrollIntoView({ block: 'nearest' });
  controlOf(result)?.focus({ preventScroll: true });
}

/** Focuses the result of the line after the one that contains an element; on the last line the focus stays. */
export function focusNextLine(from: Element | null): void {
  const results = [...(from?.closest('[data-checklist]')?.querySelectorAll('[data-line-result]') ?? [])];
  const own = from?.closest('li')?.querySelector('[data-line-result]');
  focusLine(own ? results[results.indexOf(own) + 1] : undefined);
}
