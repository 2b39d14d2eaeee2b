import type { DictionaryDefinition, DictionaryItemRow } from '../../shared/dictionary.types.ts';
import type { SixTexts } from '../../shared/messages/sixTexts.ts';
import type { Module } from '../../shared/module.ts';

/**
 * Every dictionary the system starts with, demo or not; administrators may add items later.
 * @throws Error for a dictionary that no module names, or that two name
 */
export function dictionariesOf(modules: readonly Pick<Module, 'dictionaries'>[]): Map<string, DictionaryDefinition> {
  const found = new Map<string, { name: SixTexts | undefined; items: DictionaryItemRow[] }>();
  for (const [code, { name, items }] of modules.flatMap(({ dictionaries = {} }) => Object.entries(dictionaries))) {
    const known = found.get(code);
    if (known?.name && name) throw new Error(`Two modules declare the dictionary ${code}.`);
    found.set(code, { name: known?.name ?? name, items: [...(known?.items ?? []), ...items] });
  }
  return new Map(
    [...found].map(([code, { name, items }]) => {
      if (!name) throw new Error(`No module declares the dictionary ${code}.`);
      return [code, { name, items }];
    }),
  );
}
