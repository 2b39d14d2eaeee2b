import type { Sources } from '@harrow/ui';
import { createDictionarySource } from '../shared/dictionarySource.ts';
import { createFileStore, createUploadStore } from '../shared/fileStore.ts';
import { layoutStore } from '../shared/layouts.ts';
import { viewStore } from '../shared/views.ts';
import { pickerSources } from '../shared/pickerSources.ts';
import { api } from './api.ts';
import { currentLanguage } from './language.ts';

export const dictionarySource = createDictionarySource(currentLanguage);

/** Where the components get their data from. */
export const sources: Sources = {
  dictionary: dictionarySource,
  files: createFileStore(api),
  uploads: createUploadStore(api),
  layouts: layoutStore,
  views: viewStore,
  ...pickerSources,
};
