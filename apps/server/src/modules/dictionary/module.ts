import type { Module } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import { dictionaryAdministrationRoutes, searchedDictionaries } from './administration.ts';
import { dictionaryRoutes } from './routes.ts';
import { dictionaryWorkbookRoutes } from './workbookRoutes.ts';

/** Dictionaries: codes with their texts. */
export const dictionary = {
  routes: (services: Services) => ({ ...dictionaryRoutes(services), ...dictionaryAdministrationRoutes(), ...dictionaryWorkbookRoutes() }),
  menu: [{ group: 'isystem', path: '/isystem/dict', component: 'isystem-dict/DictionaryListPage', permission: 'dictionary:query' }],
  grants: {
    dictionary: { SA: 'VMXI' },
  },
  keptByPages: { sys_dict: 'dictionary', sys_dict_item: 'dictionary' },
  uniqueFields: [{ tableName: 'sys_dict', fieldName: 'dict_code', permission: 'dictionary:add' }],
  searched: [searchedDictionaries],
} satisfies Module;
