import type { UploadImage } from './editor.types.ts';

/** Types that every browser draws and that cannot carry a script, as SVG can. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export const isImage = (file: File): boolean => imageTypes.includes(file.type);

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });

/** Address of a picture: where `upload` has put it, or the picture itself as base64 when there is no upload or it answers 'local'. */
export async function readImage(file: File, upload: UploadImage | undefined, signal: AbortSignal): Promise<string> {
  const address = upload ? await upload(file, signal) : 'local';
  return address === 'local' ? toDataUrl(file) : address;
}
