import { isRichTextMediaAddress } from '@harrow/validation/rich-text';
import type { UploadImage } from './editor.types.ts';

/** Kinds of embedded content. */
export type EmbedKind = 'image' | 'media';

/**
 * Types that every browser shows. Pictures: those that cannot carry a script, as SVG can.
 */
export const embedTypes: Readonly<Record<EmbedKind, readonly string[]>> = {
  image: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  media: ['video/mp4', 'audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav'],
};

export const isEmbeddable = (kind: EmbedKind, file: File): boolean => embedTypes[kind].includes(file.type);

const imageAddress = /^(https?:\/\/|\/(?!\/))\S+$/i;

/** Whether a picture, film or sound may be named by this address. */
export const isEmbedAddress = (kind: EmbedKind, address: string): boolean => (kind === 'media' ? isRichTextMediaAddress(address) : imageAddress.test(address));

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });

/**
 * Address of a file: where `upload` has put it. A picture becomes part of the text, as base64, when there is no upload or it answers 'local';
 * a film is too big for that, and rejected without a message of its own.
 */
export async function readEmbedded(kind: EmbedKind, file: File, upload: UploadImage | undefined, signal: AbortSignal): Promise<string> {
  const address = upload ? await upload(file, signal) : 'local';
  if (address !== 'local') return address;
  if (kind === 'media') throw new Error();
  return toDataUrl(file);
}
