/** Position of a box and its offset from the original place, px in the window. */
export interface Offset {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** On one axis. What is larger than the window keeps its start, with the header, at the edge of the window. */
const clampOn = (offset: number, start: number, length: number, room: number): number =>
  Math.max(-start, Math.min(offset, Math.max(-start, room - start - length)));

/** The offset nearest to `offset` that leaves `home`, the box in its own place, inside the window. */
export const clampOffset = (offset: Offset, home: Box, room: { width: number; height: number }): Offset => ({
  x: clampOn(offset.x, home.left, home.width, room.width),
  y: clampOn(offset.y, home.top, home.height, room.height),
});
