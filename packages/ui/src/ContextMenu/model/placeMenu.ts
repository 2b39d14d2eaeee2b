export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Px between the menu and the edge of the window. */
const edgePx = 8;

/** Start of the menu on one axis: after the point, else before it, else where it still fits. */
function placeOn(point: number, length: number, room: number): number {
  const last = room - edgePx - length;
  if (point <= last) return Math.max(edgePx, point);
  if (point - length >= edgePx && point <= room - edgePx) return point - length;
  return Math.max(edgePx, last);
}

/** Top left corner of a menu asked for at `point`, so that all of it is in the window. All in px of the window. */
export const placeMenu = (point: Point, menu: Size, room: Size): Point => ({
  x: placeOn(point.x, menu.width, room.width),
  y: placeOn(point.y, menu.height, room.height),
});
