/** Input of the worker for a HEIC image. */
export interface HeicJob {
  path: string;
  /** Pictures of more pixels are not decoded. */
  mostPixels: number;
  /** Pixels of the longer side that are wanted; what comes back has less than twice as many. */
  longestSide: number;
}

/** A picture of three bytes a pixel: red, green, blue. */
export interface HeicPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Makes a picture smaller by a whole factor, each pixel the mean of those it stands for, so that what leaves the worker is small.
 * @param stride bytes from one row to the next
 */
export function shrinkRgb({ data, stride, width, height }: HeicPixels & { stride: number }, longestSide: number): HeicPixels {
  const factor = Math.max(1, Math.floor(Math.max(width, height) / longestSide));
  const small = { width: Math.max(1, Math.floor(width / factor)), height: Math.max(1, Math.floor(height / factor)) };
  const target = new Uint8Array(small.width * small.height * 3);
  const [across, down] = [Math.min(factor, width), Math.min(factor, height)];
  for (let y = 0, at = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let row = 0; row < down; row += 1) {
        let from = (y * factor + row) * stride + x * factor * 3;
        for (let column = 0; column < across; column += 1) {
          red += data[from++]!;
          green += data[from++]!;
          blue += data[from++]!;
        }
      }
      const count = across * down;
      target[at++] = red / count;
      target[at++] = green / count;
      target[at++] = blue / count;
    }
  }
  return { data: target, ...small };
}
