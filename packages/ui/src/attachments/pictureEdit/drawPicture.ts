import { framePx, type PictureChange, type Size, turnedSize } from './pictureChange.ts';

/** Draws the whole picture, mirrored and turned, as large as `size`, which is that of the turned picture. */
export function drawTurned(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  { turns, mirrored }: Pick<PictureChange, 'turns' | 'mirrored'>,
  { width, height }: Size,
): void {
  const upright = turnedSize({ width, height }, turns);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  if (mirrored) context.scale(-1, 1);
  context.drawImage(picture, -upright.width / 2, -upright.height / 2, upright.width, upright.height);
  context.restore();
}

export interface PictureOutput {
  type: string;
  /** 0 to 1. */
  quality: number;
  /** Longest side. */
  maxPx: number;
  /** The picture is made smaller until it has fewer bytes. */
  maxBytes: number;
}

/** The largest canvas of Safari on phones. */
const maxPixels = 16_777_216;
const mostAttempts = 8;

/**
 * The changed picture, within its limits as far as that is possible. A type that this browser cannot write becomes a PNG.
 * @throws where the device has not enough memory
 */
export async function drawChanged(picture: ImageBitmap, change: PictureChange, output: PictureOutput): Promise<Blob> {
  const { width, height } = framePx(change, picture);
  let scale = Math.min(1, output.maxPx / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
  for (let attempt = 1; ; attempt += 1) {
    const blob = await encode(picture, change, output, scale);
    if (blob.size < output.maxBytes || attempt === mostAttempts) return blob;
    scale *= Math.min(0.9, Math.sqrt(output.maxBytes / blob.size));
  }
}

function encode(picture: ImageBitmap, change: PictureChange, { type, quality }: PictureOutput, scale: number): Promise<Blob> {
  const frame = framePx(change, picture);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(frame.width * scale)), Math.max(1, Math.round(frame.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  if (type === 'image/jpeg') {
    // It knows no transparency, which would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(canvas.width / frame.width, canvas.height / frame.height);
  context.translate(-frame.x, -frame.y);
  drawTurned(context, picture, change, turnedSize(picture, change.turns));
  return canvas.convertToBlob({ type, quality });
}
