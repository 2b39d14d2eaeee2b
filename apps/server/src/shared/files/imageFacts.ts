import { open } from 'node:fs/promises';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { isMoment } from '@harrow/validation/query';

/** An image of more pixels is refused: a few kilobytes can unpack to gigabytes. */
const maxPixels = 100_000_000;
/** Cameras of phones take 200 million. A JPEG that comes row by row is made smaller while it is read, and never lies in memory as a whole. */
const maxJpegPixels = 300_000_000;
const thumbnailPx = 320;
/** EXIF lies at the beginning of a file. */
const exifBytes = 256 * 1024;

sharp.concurrency(1);
sharp.cache(false);

/** A picture that takes longer is shown whole: the server is busy, or the picture is made to keep it busy. */
const longestSeconds = 20;

/**
 * Writes a small WebP picture, turned upright. `damaged` is also one of too many pixels; `none` says nothing against the picture: it takes too
 * much time or memory, and is kept without a small one.
 */
export async function makeThumbnail(path: string, target: string): Promise<'made' | 'damaged' | 'none'> {
  try {
    const { format, isProgressive, width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    const isByRows = format === 'jpeg' && !isProgressive;
    // A progressive one lies in memory as a whole until its last byte.
    if (format === 'jpeg' && isProgressive && width * height > maxPixels) return width * height > maxJpegPixels ? 'damaged' : 'none';
    await sharp(path, { limitInputPixels: isByRows ? maxJpegPixels : maxPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(thumbnailPx, thumbnailPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75, effort: 1 })
      .timeout({ seconds: longestSeconds })
      .toFile(target);
    return 'made';
  } catch (error) {
    // The image library has no codes: this is how it names a time-out.
    return (error as Error).message.includes('timeout: ') ? 'none' : 'damaged';
  }
}

export interface ShotFacts {
  /** Time on the camera's clock, `YYYY-MM-DD HH:mm:ss`. */
  takenAt: string | null;
  gpsLat: number | null;
  gpsLng: number | null;
}

/** When and where a photo was taken, as far as it says so itself. */
export async function readShotFacts(path: string): Promise<ShotFacts> {
  try {
    const { exif, gps } = ExifReader.load(await firstBytes(path, exifBytes), { expanded: true });
    const taken = (exif?.DateTimeOriginal?.description ?? '').replace(/^(\d{4}):(\d{2}):(\d{2})/, '$1-$2-$3');
    const degrees = (value: number | undefined, limit: number): number | null =>
      value !== undefined && Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
    return { takenAt: isMoment(taken) ? taken : null, gpsLat: degrees(gps?.Latitude, 90), gpsLng: degrees(gps?.Longitude, 180) };
  } catch {
    // No metadata, or metadata that cannot be read: a photo is still a photo.
    return { takenAt: null, gpsLat: null, gpsLng: null };
  }
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
