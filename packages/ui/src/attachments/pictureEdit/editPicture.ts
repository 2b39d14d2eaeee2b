import { exifSegment, withExif } from '../upload/exif.ts';
import { exifBytes } from '../upload/scaleImage.ts';
import { drawChanged, type PictureOutput } from './drawPicture.ts';
import type { PictureChange } from './pictureChange.ts';
import type { PictureEdit } from './PictureEdit.ts';
import { withoutPreviews } from './withoutPreviews.ts';

const writable = new Set(['image/jpeg', 'image/png', 'image/webp']);
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * The changed picture as a file, changed now. A JPEG keeps time and place of the shot, but no small picture of what was cut off.
 * @param picture the file's, turned upright
 * @throws where the device has not enough memory
 */
export async function editPicture(
  file: File,
  picture: ImageBitmap,
  change: PictureChange,
  { type, quality = 0.92, ...limits }: PictureEdit & Pick<PictureOutput, 'maxPx' | 'maxBytes'>,
): Promise<File> {
  const wanted = type ?? (writable.has(file.type) ? file.type : 'image/jpeg');
  const exif = file.type === 'image/jpeg' && wanted === 'image/jpeg' ? await exifOf(file) : undefined;
  const drawn = await drawChanged(picture, change, { type: wanted, quality, maxPx: limits.maxPx, maxBytes: limits.maxBytes - (exif?.length ?? 0) });
  const content = exif ? withExif(new Uint8Array(await drawn.arrayBuffer()), exif) : drawn;
  return new File([content], nameFor(file, drawn.type), { type: drawn.type });
}

async function exifOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const segment = exifSegment(new Uint8Array(await file.slice(0, exifBytes).arrayBuffer()));
  return segment && withoutPreviews(segment);
}

/** A picture of another type gets the ending of that type. */
const nameFor = ({ name, type }: File, drawnType: string): string =>
  drawnType === type ? name : `${name.replace(/\.[^.]*$/, '')}.${endings[drawnType] ?? 'png'}`;
