import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { emptySuggest, type SuggestHeader } from './tables.ts';

export const suggestStore = documentStore<SuggestHeader, NoLines>({
  docType: 'prodUpgradeSuggest',
  table: 'prodUpgradeSuggest',
  no: 'suggestNo',
  empty: emptySuggest,
  lines: {},
});
