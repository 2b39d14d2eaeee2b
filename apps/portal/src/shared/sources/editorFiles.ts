import type { UploadImage } from '@harrow/ui/rich-text-editor';
import { api } from '../../platform/api.ts';
import { createUploadStore } from './fileStore.ts';

const files = createUploadStore(api, { biz: 'jeditor', fields: { jeditor: '1' } });

/** Keeps a picture, film or sound of an editor: a server that answers `local` wants a picture in the text itself. */
export const keepInText: UploadImage = async (file, signal) => {
  const stored = await files.upload(file, { owner: { table: 'editor' }, signal });
  return stored.id === 'local' ? 'local' : files.url(stored);
};
