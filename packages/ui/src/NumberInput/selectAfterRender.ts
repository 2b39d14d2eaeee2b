/** Selects once React has put another text into a field, or taken back the one that was typed, which leaves the caret at the end. */
export function selectAfterRender(input: HTMLInputElement, start: number, end = start): void {
  queueMicrotask(() => input.setSelectionRange(start, end));
}
