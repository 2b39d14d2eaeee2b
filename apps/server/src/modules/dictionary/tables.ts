import type { Generated } from 'kysely';
import type { Authored, Json } from '../../shared/database/database.ts';
import type { SourceScope } from '../../shared/scope/sourceScope.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface DictTable extends Authored<Generated<string>> {
  id: Generated<string>;
  dictCode: string;
  dictName: Json<Texts>;
  /** Y: came with the system. */
  builtIn: Generated<'Y' | 'N'>;
  /** Of the dictionary with its items. */
  version: Generated<number>;
}

/** `updateBy` is set once an administrator has changed the text; a new version of the system then leaves it. */
export interface DictItemTable extends Authored<Generated<string>> {
  id: Generated<string>;
  dictCode: string;
  value: string;
  text: Json<Texts>;
  /** Colour name of a tag, e.g. `success`. */
  color: string | null;
  sortNo: number;
  /** 1 in use, 0 hidden from choices. */
  status: Generated<number>;
  /** Y: came with the system. */
  builtIn: Generated<'Y' | 'N'>;
}

/** A table that may serve as dictionary `table,text,code`. Rows come with the system, never from a call. */
export interface TableDictTable {
  tableName: string;
  textField: string;
  codeField: string;
  /** Of trees: the column that holds the parent. */
  pidField: string | null;
  /** The text has one value per language. */
  translated: boolean;
  scope: SourceScope;
  /** Only rows with this value are offered; the others are still translated. */
  activeField: string | null;
  activeValue: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysDict: DictTable;
    sysDictItem: DictItemTable;
    sysTableDict: TableDictTable;
  }
}
