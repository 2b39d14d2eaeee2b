import { createHash } from 'node:crypto';
import type { Connection } from '../../shared/database/connection/connect.ts';
import { sql } from 'kysely';
import { announce, type Db, onCommit } from '../../shared/database/database.ts';
import { keepFresh } from '../../shared/database/keepFresh.ts';
import type { Language, Texts } from '../../shared/messages/messages.ts';
import type { ServedDictionary } from '../../shared/module.ts';
import './tables.ts';

export { tableDictionary } from './tableDictionary.ts';
export { findTableDict, readCondition, tableOptions } from './tableDict.ts';

export interface DictionaryItem {
  value: string;
  texts: Texts;
  color: string | null;
}

/**
 * Dictionary texts, read once and cached until a dictionary is changed. The process that changes one knows it before it
 * answers, the others as soon as NOTIFY has reached them.
 */
export interface Dictionaries {
  /** Items of a dictionary that are offered, in their order, or undefined when there is no such dictionary. */
  items(code: string): readonly DictionaryItem[] | undefined;
  codes(): string[];
  /** Stamp of all texts: the same content has the same stamp in every server process. */
  version(): string;
  /** Stamps by code of the dictionary. */
  versions(): Readonly<Record<string, string>>;
  /** Text of a value; several values joined by commas are translated one by one; one that is no longer offered keeps its text, an unknown value answers itself, null null. */
  text<Value extends string | null>(code: string, value: Value, language: Language): Value extends null ? string | null : string;
  /** Reads everything again, here and in every other server process; inside a transaction when it is committed. */
  refresh(db: Db): Promise<void>;
}

const channel = 'dictionary';

interface ItemRow {
  dictCode: string;
  value: string;
  text: Texts;
  color: string | null;
  isOffered: boolean;
}

async function keptItems(db: Db, served: readonly ServedDictionary[]): Promise<ItemRow[]> {
  const parts = [
    sql`select dict_code, value, text, color, sort_no, status = 1 as is_offered from sys_dict_item`,
    ...served.map(({ dictCode, rows }) => sql`select ${sql.lit(dictCode)}, code, name, null, sort_no, enabled = 'Y' from (${rows}) as ${sql.ref(dictCode)}`),
  ];
  const { rows } = await sql<ItemRow>`select dict_code, value, text, color, is_offered from (${sql.join(parts, sql` union all `)}) as item
    order by dict_code, sort_no, value`.execute(db);
  return rows;
}

type Kept = DictionaryItem & { isOffered: boolean };

const stampOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/** @param served dictionaries whose items are records of masters */
export async function createDictionaries(connection: Connection, served: readonly ServedDictionary[] = []): Promise<Dictionaries> {
  let cache = new Map<string, Map<string, Kept>>();
  let version = '';
  let versions: Readonly<Record<string, string>> = {};
  const load = async (): Promise<void> => {
    const rows = await keptItems(connection.db, served);
    // One without records is a dictionary all the same.
    const fresh = new Map(served.map(({ dictCode }) => [dictCode, new Map<string, Kept>()]));
    for (const { dictCode, value, text, color, isOffered } of rows) {
      const items = fresh.get(dictCode) ?? new Map<string, Kept>();
      fresh.set(dictCode, items.set(value, { value, texts: text, color, isOffered }));
    }
    cache = fresh;
    versions = Object.fromEntries([...fresh].map(([code, items]) => [code, stampOf([...items])]));
    version = stampOf(versions);
  };
  const reload = await keepFresh(connection, channel, load);

  const text = (code: string, value: string | null, language: Language): string | null => {
    if (value === null) return null;
    const items = cache.get(code);
    const one = (part: string): string => items?.get(part)?.texts[language] ?? part;
    return items?.has(value) || !value.includes(',') ? one(value) : value.split(',').map(one).join(', ');
  };
  return {
    items: (code) => (cache.has(code) ? [...cache.get(code)!.values()].filter(({ isOffered }) => isOffered) : undefined),
    codes: () => [...cache.keys()],
    version: () => version,
    versions: () => versions,
    text: text as Dictionaries['text'],
    async refresh(db) {
      await announce(db, channel, '');
      await onCommit(db, reload);
    },
  };
}
