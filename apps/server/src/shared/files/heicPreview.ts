import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { HeicJob, HeicPixels } from './heicPixels.ts';

/** Longer side of a preview, in pixels: reviewers read plates on it, as their browsers do not show HEIC itself. */
const longestSide = 1600;
/** Phones take up to 50 million, which are 150 MB as red, green and blue. */
const mostPixels = 51_000_000;
const longestMs = 20_000;
/** Uploads that wait for their turn at most; who comes when more do is stored without a preview. */
const mostWaiting = 4;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a WebP picture of a HEIC file, turned upright. One at a time, since decoding takes memory.
 * @returns false where there is none: the picture is damaged, of another coding, too large, or the server is too busy
 */
export async function makeHeicPreview(path: string, target: string): Promise<boolean> {
  if (waiting >= mostWaiting) return false;
  waiting += 1;
  const turn = last.then(() => decode({ path, mostPixels, longestSide }));
  last = turn.catch(() => {});
  try {
    const pixels = await turn;
    if (!pixels) return false;
    const { data, width, height } = pixels;
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75, effort: 1 })
      .toFile(target);
    return true;
  } finally {
    waiting -= 1;
  }
}

/** Undefined when the image exceeds the limits. Too much time or memory ends the worker, never the server. */
async function decode(job: HeicJob): Promise<HeicPixels | undefined> {
  const worker = new Worker(new URL('./heicWorker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    // Nothing it prints about a hostile file is for the server's log.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<HeicPixels | undefined>();
  const timer = setTimeout(() => resolve(undefined), longestMs);
  worker.once('message', (pixels: HeicPixels | undefined) => resolve(pixels));
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
