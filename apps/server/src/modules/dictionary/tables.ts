import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { SourceScope } from '../../shared/scope/sourceScope.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface DictTable {
  id: Generated<string>;
  dictCode: string;
  dictName: Json<Texts>;
  /** Y: came with the system. */
  builtIn: Generated<'Y' | 'N'>;
  createBy: Generated<string>;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

export interface DictItemTable {
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
  createBy: Generated<string>;
  createTime: Generated<string>;
  /** An administrator's text; a new version of the system leaves it. */
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
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
