/** A point of the story's window in that of the browser: stories are in a frame, which is made smaller where the window is. */
export function inWindow(x: number, y: number): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  return { x: frame.left + (x * frame.width) / window.innerWidth, y: frame.top + (y * frame.height) / window.innerHeight };
}
