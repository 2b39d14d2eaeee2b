/** Real keys and a real mouse, at px of the story's window. Simulated ones have a selection and a caret of their own. */
export interface Hands {
  /** `{Tab}`, `{Shift>}{Tab}{/Shift}`, `3`. */
  press(keys: string): Promise<unknown>;
  hover(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
}

declare global {
  /** Where stories are tests; see .storybook/vitest.setup.ts. */
  var storyHands: Hands | undefined;
}

/** Where to click in a field with its text at the right so that the caret comes before the character at `index`. */
export function caretPoint(input: HTMLInputElement, index: number): { x: number; y: number } {
  const { font, fontVariantNumeric, paddingRight, borderRightWidth } = getComputedStyle(input);
  const rest = document.createElement('span');
  rest.textContent = input.value.slice(index);
  Object.assign(rest.style, { font, fontVariantNumeric, position: 'absolute', whiteSpace: 'pre' });
  document.body.append(rest);
  const { width } = rest.getBoundingClientRect();
  rest.remove();
  const { right, top, height } = input.getBoundingClientRect();
  return { x: right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth) - width, y: top + height / 2 };
}
