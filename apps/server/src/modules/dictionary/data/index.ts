import { administrationDictionaries } from './administration.ts';
import { countryDictionaries } from './countries.ts';
import { documentDictionaries } from './documents.ts';
import { generalDictionaries } from './general.ts';
import { jobDictionaries } from './jobs.ts';
import { machineDictionaries } from './machines.ts';
import { marketDictionaries } from './market.ts';
import { statusDictionaries } from './statuses.ts';
import { tradeDictionaries } from './trade.ts';
import { workflowDictionaries } from './workflow.ts';
import { warrantyDictionaries } from './warranty.ts';

export type { DictionaryDefinition, DictionaryDefinitions, DictionaryItemRow, TagColor } from './dictionary.types.ts';
export { toTextByLanguage, type SixTexts } from '../../../shared/messages/sixTexts.ts';

/** Every dictionary the system starts with, demo or not; administrators may add items later. */
export const dictionaries = {
  ...statusDictionaries,
  ...workflowDictionaries,
  ...documentDictionaries,
  ...generalDictionaries,
  ...countryDictionaries,
  ...warrantyDictionaries,
  ...machineDictionaries,
  ...tradeDictionaries,
  ...marketDictionaries,
  ...administrationDictionaries,
  ...jobDictionaries,
};

export type DictionaryCode = keyof typeof dictionaries;
