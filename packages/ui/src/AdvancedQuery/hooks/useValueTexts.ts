import type { Condition } from '@harrow/validation/query';
import { useEffect, useState } from 'react';
import type { DictionaryItem } from '../../sources/dictionarySource.ts';
import { dictionaryItems, forgetDictionaries } from '../../DictSelect/dictionaryItems.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { formatNumber } from '../../Money/formatNumber.ts';
import type { QueryField } from '../AdvancedQuery.types.ts';
import { editorOf } from '../model/editor.ts';
import { dictionaryOf, fieldOf, kindOf, type KnownField } from '../model/fields.ts';
import { useQueryTexts } from './useQueryTexts.ts';
import { useValueNames } from './useValueNames.ts';

export interface ValueTexts {
  fieldText: (name: string) => string;
  /** A single value as the user knows it; undefined where it is its own text. */
  valueText: (condition: Condition, value: string) => string | undefined;
}

/** Headings of fields and texts of values, from options, dictionaries and the application. A dictionary that cannot be read leaves values as they are. */
export function useValueTexts(
  fields: readonly KnownField[],
  lines: readonly Condition[],
  given: ((field: QueryField, value: string) => string | undefined) | undefined,
): ValueTexts {
  const { t } = useQueryTexts();
  const { language, sources } = useSettings();
  const asked = lines.map((line) => fieldOf(line, fields));
  const codes = asked.filter((field) => editorOf(field, sources) === 'dictionary').map((field) => dictionaryOf(field)!);
  const nameOf = useValueNames(asked);
  const dictionaries = useDictionaries([...new Set(codes)].sort());
  return {
    fieldText: (name) => fieldOf({ field: name, rule: '', val: '' }, fields).label,
    valueText(condition, value) {
      const field = fieldOf(condition, fields);
      const own = given?.(field, value);
      if (own !== undefined) return own;
      const option = field.options?.find((choice) => choice.value === value);
      if (option) return option.text;
      const item = dictionaries.get(dictionaryOf(field) ?? '')?.find((entry) => entry.value === value);
      if (item) return item.text;
      const name = nameOf(field, value);
      if (name !== undefined) return name;
      const kind = kindOf(field);
      const [yes, no] = field.extendOption ?? ['Y', 'N'];
      if (kind === 'switch' && (value === yes || value === no)) return value === yes ? t('yes') : t('no');
      // A number that a double cannot hold exactly is shown as it was typed.
      return kind === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) && value.length < 16 ? formatNumber(Number(value), language) : undefined;
    },
  };
}

type Dictionaries = ReadonlyMap<string, readonly DictionaryItem[]>;
const noDictionaries: Dictionaries = new Map();

function useDictionaries(codes: readonly string[]): Dictionaries {
  const { language, sources } = useSettings();
  const source = sources.dictionary;
  const [dictionaries, setDictionaries] = useState(noDictionaries);
  const wanted = codes.join('\n');
  useEffect(() => {
    if (!source || wanted === '') return;
    let current = true;
    const ask = (): void => {
      for (const code of wanted.split('\n'))
        dictionaryItems(source, language, code).then(
          (items) => current && setDictionaries((known) => (known.get(code) === items ? known : new Map([...known, [code, items]]))),
          () => undefined,
        );
    };
    ask();
    const leave = source.subscribe?.(() => {
      forgetDictionaries(source);
      // All listeners are notified before one requests again, so that the new request is shared.
      queueMicrotask(ask);
    });
    return () => {
      current = false;
      leave?.();
    };
  }, [source, language, wanted]);
  return dictionaries;
}
