import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { dictionaryTexts } from '../../DictSelect/dictSearch.ts';
import type { Sources } from '../../sources/sources.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { recordsOf } from '../../pickers/hooks/useRecords.ts';
import { createRecordCache, type RecordCache, valueOf } from '../../recordCache/recordCache.ts';
import type { QueryFieldSettings } from '../AdvancedQuery.types.ts';
import { editorOf } from '../model/editor.ts';
import { dictionaryOf } from '../model/fields.ts';

interface Names {
  records: RecordCache<unknown>;
  /** Member of a record that names it. */
  text: string;
}

/** Names of values that only their source knows: users, departments, nodes of trees, entries of long dictionaries. Asked for once, when they are first shown. */
export function useValueNames(fields: readonly QueryFieldSettings[]): (field: QueryFieldSettings, value: string) => string | undefined {
  const { language, sources } = useSettings();
  const wanted = JSON.stringify(fields);
  const caches = useMemo(
    () => [...new Set((JSON.parse(wanted) as QueryFieldSettings[]).flatMap((field) => namesOf(field, sources, language)?.records ?? []))],
    [wanted, sources, language],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = caches.map((cache) => cache.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    [caches],
  );
  const version = () => caches.reduce((sum, cache) => sum + cache.version(), 0);
  useSyncExternalStore(subscribe, version, version);
  return (field, value) => {
    const names = namesOf(field, sources, language);
    return (names && valueOf(names.records.find(value), names.text)) || undefined;
  };
}

function namesOf(field: QueryFieldSettings, sources: Sources, language: string): Names | undefined {
  switch (editorOf(field, sources)) {
    case 'user':
      return { records: recordsOf<unknown>(sources.users!, field.customReturnField === 'id' ? 'id' : 'username', language), text: 'realname' };
    case 'department':
      return { records: recordsOf<unknown>(sources.departments!, field.customReturnField ?? 'id', language), text: 'departName' };
    case 'search':
      return { records: dictionaryTexts(sources.dictionary!, language, dictionaryOf(field)!) as RecordCache<unknown>, text: 'text' };
    case 'tree': {
      const dict = dictionaryOf(field)!;
      return textsOf(sources.trees!, `${language} ${dict}`, (values) => sources.trees!.texts(dict, values, new AbortController().signal));
    }
    case 'category':
      return textsOf(sources.categories!, language, (ids) => sources.categories!.texts(ids, new AbortController().signal));
    case 'area':
      return textsOf(sources.areas ?? areas, language, (codes) => areaNames(sources, language, codes));
    default:
      return undefined;
  }
}

/** Stands for the areas that are known without a source. */
const areas = {};

async function areaNames({ areas: source }: Sources, language: string, codes: readonly string[]): Promise<string[]> {
  const [{ chinaAreas, chinaCode }, { areasOf }, { areaText }] = await Promise.all([
    import('../../AreaPicker/index.ts'),
    import('../../AreaPicker/hooks/useAreas.ts'),
    import('../../AreaPicker/model/areaValue.ts'),
  ]);
  const { tree, error } = await areasOf(source ?? chinaAreas, language).load();
  if (!tree) throw error;
  return codes.map((code) => areaText(tree, code, chinaCode));
}

const texts = new WeakMap<object, Map<string, RecordCache<unknown>>>();

function textsOf(source: object, key: string, load: (values: readonly string[]) => Promise<readonly string[]>): Names {
  const ofSource = texts.get(source) ?? new Map<string, RecordCache<unknown>>();
  texts.set(source, ofSource);
  const known = ofSource.get(key);
  if (known) return { records: known, text: 'text' };
  const records = createRecordCache<unknown>('value', async (values) => {
    const found = await load(values);
    return values.map((value, index) => ({ value, text: found[index] ?? value }));
  });
  ofSource.set(key, records);
  return { records, text: 'text' };
}
