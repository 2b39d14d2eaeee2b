/** A finger on the screen, at px of the story's window. */
export interface Finger {
  down(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  up(): Promise<unknown>;
  /** Lifts it without effect, also where it is not down. */
  cancel(): Promise<unknown>;
}

declare global {
  /** Where stories are tests; see .storybook/vitest.setup.ts. */
  var storyFinger: Finger | undefined;
}

/** The middle of an element. */
export function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Touches and lets go, as to press. */
export async function tap(finger: Finger, element: Element) {
  const { x, y } = middleOf(element);
  await finger.down(x, y);
  await finger.up();
}
