/** Decodes a HEIC picture and makes it smaller, in a thread of its own; `heicPreview.ts` bounds time and memory. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type HeicJob, type HeicPixels, shrinkRgb } from './heicPixels.ts';

interface Plane {
  data: Uint8Array;
  stride: number;
}
interface Picture {
  handle: unknown;
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
}
/** Used part of libheif; its own types describe the C functions only. */
interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): Picture[] };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown };
  heif_js_decode_image2(handle: unknown, colorspace: unknown, chroma: unknown): { width: number; height: number; channels?: Plane[] };
}

const require = createRequire(import.meta.url);
const folder = 'libheif-js/libheif-wasm/libheif';
const libheif = (require(`${folder}.js`) as (options: { wasmBinary: Uint8Array }) => Libheif)({ wasmBinary: readFileSync(require.resolve(`${folder}.wasm`)) });

const { path, mostPixels, longestSide } = workerData as HeicJob;

/** Undefined for what is no picture, or one of too many pixels: its size is known before it is decoded. */
function decode(): HeicPixels | undefined {
  const pictures = new libheif.HeifDecoder().decode(readFileSync(path));
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture || picture.get_width() * picture.get_height() > mostPixels) return undefined;
  const { width, height, channels } = libheif.heif_js_decode_image2(
    picture.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGB,
  );
  const plane = channels?.[0];
  return plane && shrinkRgb({ ...plane, width, height }, longestSide);
}

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
parentPort!.postMessage(decode());
