import type { Sources } from '@harrow/ui';
import { createDictionarySource } from './dictionarySource.ts';
import { createFileStore, createUploadStore } from './fileStore.ts';
import { layoutStore } from '../views/layouts.ts';
import { viewStore } from '../views/views.ts';
import { pickerSources } from '../pickers/pickerSources.ts';
import { api } from '../../platform/api.ts';
import { currentLanguage } from '../../platform/language.ts';

export const dictionarySource = createDictionarySource(currentLanguage);

/** Data sources of the components. */
export const sources: Sources = {
  dictionary: dictionarySource,
  files: createFileStore(api),
  uploads: createUploadStore(api),
  layouts: layoutStore,
  views: viewStore,
  ...pickerSources,
};
