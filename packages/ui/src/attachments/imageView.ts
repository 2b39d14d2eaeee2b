/** How a picture is shown. */
export interface ImageView {
  /** 0.25 to 8; 1 fits the window. */
  scale: number;
  /** Clockwise. */
  degrees: number;
}

export const resetView: ImageView = { scale: 1, degrees: 0 };

/** One step nearer (1) or farther (-1), by half as much again, within the limits. */
export const zoom = (view: ImageView, step: 1 | -1): ImageView => ({
  ...view,
  scale: Math.min(8, Math.max(0.25, view.scale * 1.5 ** step)),
});

/** A quarter turn clockwise. */
export const rotate = (view: ImageView): ImageView => ({ ...view, degrees: view.degrees + 90 });
