import {
  type DictionaryItem,
  type DictionaryRecord,
  dictionaryAdministrationAdd,
  type DictionaryAdministrationAddData,
  dictionaryAdministrationEdit,
  dictionaryAdministrationList,
  type DictionaryAdministrationListData,
  dictionaryAdministrationQueryById,
  dictionaryAdministrationRemove,
  dictionaryAdministrationRemoveBatch,
  resultOf,
} from '@harrow/api-client';
import { removal } from '../../shared/administration/removal.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of dictionaries. */
export const dictionaries = resource<DictionaryItem, DictionaryRecord>('dictionaryAdministration', {
  list: (query, signal) => resultOf(dictionaryAdministrationList({ query: query as DictionaryAdministrationListData['query'], signal })),
  detail: (id, signal) => resultOf(dictionaryAdministrationQueryById({ query: { id }, signal })),
});

export type DictionaryValues = DictionaryAdministrationAddData['body'];
export type DictionaryEntry = DictionaryValues['items'][number];

export const addDictionary = (body: DictionaryValues) => resultOf(dictionaryAdministrationAdd({ body }));
export const editDictionary = (id: string, body: DictionaryValues) => resultOf(dictionaryAdministrationEdit({ body: { ...body, id } }));
export const deleteDictionaries = removal(
  (id) => resultOf(dictionaryAdministrationRemove({ query: { id } })),
  (ids) => resultOf(dictionaryAdministrationRemoveBatch({ query: { ids } })),
);
