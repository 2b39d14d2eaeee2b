import { createHash } from 'node:crypto';
import type { Connection } from '../../shared/database/connect.ts';
import { announce, type Db, onCommit } from '../../shared/database/database.ts';
import { keepFresh } from '../../shared/database/keepFresh.ts';
import type { Language, Texts } from '../../shared/messages/messages.ts';
import './tables.ts';

export { tableDictionary } from './tableDictionary.ts';
export { findTableDict, readCondition, tableOptions } from './tableDict.ts';

export interface DictionaryItem {
  value: string;
  texts: Texts;
  color: string | null;
}

/**
 * Dictionary texts, read once and kept until somebody changes a dictionary. The process that changes one knows it before it
 * answers, the others as soon as NOTIFY has reached them.
 */
export interface Dictionaries {
  /** Items of a dictionary in their order, or undefined when there is no such dictionary. */
  items(code: string): readonly DictionaryItem[] | undefined;
  codes(): string[];
  /** Stamp of all texts: the same content has the same stamp in every server process. */
  version(): string;
  /** Text of a value; several values joined by commas are translated one by one; an unknown value answers itself, null null. */
  text<Value extends string | null>(code: string, value: Value, language: Language): Value extends null ? string | null : string;
  /** Reads everything again, here and in every other server process; inside a transaction when it is committed. */
  refresh(db: Db): Promise<void>;
}

const channel = 'dictionary';

export async function createDictionaries(connection: Connection): Promise<Dictionaries> {
  let cache = new Map<string, Map<string, DictionaryItem>>();
  let version = '';
  const load = async (): Promise<void> => {
    const rows = await connection.db
      .selectFrom('sysDictItem')
      .selectAll()
      .where('status', '=', 1)
      .orderBy('dictCode')
      .orderBy('sortNo')
      .orderBy('value')
      .execute();
    const fresh = new Map<string, Map<string, DictionaryItem>>();
    for (const { dictCode, value, text, color } of rows) {
      const items = fresh.get(dictCode) ?? new Map<string, DictionaryItem>();
      fresh.set(dictCode, items.set(value, { value, texts: text, color }));
    }
    cache = fresh;
    version = createHash('sha256')
      .update(JSON.stringify(rows.map(({ dictCode, value, text, color }) => [dictCode, value, text, color])))
      .digest('hex')
      .slice(0, 16);
  };
  const reload = await keepFresh(connection, channel, load);

  const text = (code: string, value: string | null, language: Language): string | null => {
    if (value === null) return null;
    const items = cache.get(code);
    const one = (part: string): string => items?.get(part)?.texts[language] ?? part;
    return items?.has(value) || !value.includes(',') ? one(value) : value.split(',').map(one).join(', ');
  };
  return {
    items: (code) => (cache.has(code) ? [...cache.get(code)!.values()] : undefined),
    codes: () => [...cache.keys()],
    version: () => version,
    text: text as Dictionaries['text'],
    async refresh(db) {
      await announce(db, channel, '');
      await onCommit(db, reload);
    },
  };
}
