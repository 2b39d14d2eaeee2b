import { exifSegment, withExif } from './exif.ts';

/** Types that a canvas can encode. Others are sent as they are. */
const scalable = new Set(['image/jpeg', 'image/png', 'image/webp']);
const quality = 0.85;

/**
 * The picture with neither side longer than `maxPx`, turned upright, with time and place of the shot kept.
 * A file that is no such picture, is small enough, cannot be read or would not become smaller is answered as it is.
 */
export async function scaleImage(file: File, maxPx: number): Promise<File> {
  if (!scalable.has(file.type)) return file;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Damaged, or too many pixels for this device: the server says so better.
    return file;
  }
  try {
    const scale = maxPx / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await canvas.convertToBlob({ type: file.type, quality });
    if (small.type !== file.type || small.size >= file.size) return file;
    const content = file.type === 'image/jpeg' ? await keepExif(file, small) : small;
    return new File([content], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}

/** EXIF lies at the beginning of a file. */
export const exifBytes = 256 * 1024;

async function keepExif(original: File, scaled: Blob): Promise<Blob | Uint8Array<ArrayBuffer>> {
  const segment = exifSegment(new Uint8Array(await original.slice(0, exifBytes).arrayBuffer()));
  return segment ? withExif(new Uint8Array(await scaled.arrayBuffer()), segment) : scaled;
}
