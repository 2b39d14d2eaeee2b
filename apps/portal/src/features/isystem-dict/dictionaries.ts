import {
  type DictionaryItem,
  type DictionaryRecord,
  dictionaryAdministrationAdd,
  type DictionaryAdministrationAddData,
  dictionaryAdministrationEdit,
  dictionaryAdministrationList,
  dictionaryAdministrationQueryById,
  dictionaryAdministrationRemove,
  dictionaryAdministrationRemoveBatch,
  resultOf,
} from '@harrow/api-client';
import { removal } from '../../shared/administration/removal.ts';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of dictionaries. */
export const dictionaries = resource<DictionaryItem, DictionaryRecord>('dictionaryAdministration', {
  list: listOf(dictionaryAdministrationList),
  detail: detailOf(dictionaryAdministrationQueryById),
});

export type DictionaryValues = DictionaryAdministrationAddData['body'];
export type DictionaryEntry = DictionaryValues['items'][number];

export const addDictionary = (body: DictionaryValues) => resultOf(dictionaryAdministrationAdd({ body }));
export const editDictionary = ({ id, version }: Pick<DictionaryRecord, 'id' | 'version'>, body: DictionaryValues) =>
  resultOf(dictionaryAdministrationEdit({ body: { ...body, id, version } }));
export const deleteDictionaries = removal(dictionaryAdministrationRemove, dictionaryAdministrationRemoveBatch);
