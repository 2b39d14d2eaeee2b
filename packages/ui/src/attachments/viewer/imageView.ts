/** View of a picture. */
export interface ImageView {
  /** 0.25 to 8; 1 fits the window. */
  scale: number;
  /** Clockwise. */
  degrees: number;
  /** Offset from the centre, px. */
  x: number;
  y: number;
}

export const resetView: ImageView = { scale: 1, degrees: 0, x: 0, y: 0 };

/** One step nearer (1) or farther (-1), by half as much again, within the limits. What fits the window again is in its middle again. */
export function zoom(view: ImageView, step: 1 | -1): ImageView {
  const scale = Math.min(8, Math.max(0.25, view.scale * 1.5 ** step));
  const share = scale <= 1 ? 0 : scale / view.scale;
  return { ...view, scale, x: view.x * share, y: view.y * share };
}

/** A quarter turn clockwise. */
export const rotate = (view: ImageView): ImageView => ({ ...view, degrees: view.degrees + 90 });

/** Drawn by some px; a picture that fits the window stays where it is. */
export const draw = (view: ImageView, by: { x: number; y: number }): ImageView => (view.scale <= 1 ? view : { ...view, x: view.x + by.x, y: view.y + by.y });
