import type { UploadImage } from '@harrow/ui/rich-text-editor';
import { api } from '../app/api.ts';
import { createUploadStore } from './fileStore.ts';

const pictures = createUploadStore(api, { biz: 'jeditor', fields: { jeditor: '1' } });

/** Keeps a picture of an editor as interface blocks 7.4 say: a server that answers `local` wants it in the text itself. */
export const keepPicture: UploadImage = async (file, signal) => {
  const stored = await pictures.upload(file, { owner: { table: 'editor' }, signal });
  return stored.id === 'local' ? 'local' : pictures.url(stored);
};
