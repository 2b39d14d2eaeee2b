import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DictionaryDefinition, DictionaryItemRow, DictionaryPart } from '../../shared/dictionary.types.ts';
import type { SixTexts } from '../../shared/messages/sixTexts.ts';

const modules = new URL('../', import.meta.url);
/** The common ones first; a module adds its own, or items to theirs. */
const files = ['dictionary/data/*.json', '*/data/dictionaries.json'].flatMap((pattern) => globSync(pattern, { cwd: fileURLToPath(modules) }).toSorted());

const read = (file: string): [code: string, part: DictionaryPart][] =>
  Object.entries(JSON.parse(readFileSync(new URL(file, modules), 'utf8')) as Record<string, DictionaryPart>);

/**
 * Joins what is said of dictionaries in several places.
 * @throws Error for a dictionary without a name, or with two
 */
export function joinDictionaries(parts: readonly [code: string, part: DictionaryPart][]): Map<string, DictionaryDefinition> {
  const found = new Map<string, { name: SixTexts | undefined; items: DictionaryItemRow[] }>();
  for (const [code, { name, items }] of parts) {
    const known = found.get(code);
    if (known?.name && name) throw new Error(`The dictionary ${code} is named twice.`);
    found.set(code, { name: known?.name ?? name, items: [...(known?.items ?? []), ...items] });
  }
  return new Map(
    [...found].map(([code, { name, items }]) => {
      if (!name) throw new Error(`The dictionary ${code} has no name.`);
      return [code, { name, items }];
    }),
  );
}

/** Every dictionary that the system starts with, demo or not, from `data` of the modules; administrators may add items later. */
export const baseDictionaries: ReadonlyMap<string, DictionaryDefinition> = joinDictionaries(files.flatMap(read));

/** The items of a dictionary that the system starts with. */
export const baseItems = (code: string): readonly DictionaryItemRow[] => baseDictionaries.get(code)!.items;
