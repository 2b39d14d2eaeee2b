import type { Sources } from '@harrow/ui';
import { createDictionarySource } from '../shared/dictionarySource.ts';
import { createFileStore } from '../shared/fileStore.ts';
import { api } from './api.ts';
import { currentLanguage } from './language.ts';

/** The language of this page. Switching it reloads the page, so that it is the same for as long as the page lives. */
export const language = currentLanguage();
export const dictionarySource = createDictionarySource(language);

/** Where the components get their data from. */
export const sources: Sources = { dictionary: dictionarySource, files: createFileStore(api) };
