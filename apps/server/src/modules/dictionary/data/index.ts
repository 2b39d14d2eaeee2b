import { administrationDictionaries } from './administration.ts';
import { countryDictionaries } from './countries.ts';
import { documentDictionaries } from './documents.ts';
import { generalDictionaries } from './general.ts';
import { jobDictionaries } from './jobs.ts';
import { marketDictionaries } from './market.ts';
import { statusDictionaries } from './statuses.ts';
import { tradeDictionaries } from './trade.ts';
import { workflowDictionaries } from './workflow.ts';

/** Dictionaries that no module of its own declares. */
export const commonDictionaries = {
  ...statusDictionaries,
  ...workflowDictionaries,
  ...documentDictionaries,
  ...generalDictionaries,
  ...countryDictionaries,
  ...tradeDictionaries,
  ...marketDictionaries,
  ...administrationDictionaries,
  ...jobDictionaries,
};
