import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface DictTable {
  dictCode: string;
  dictName: Json<Texts>;
}

export interface DictItemTable {
  dictCode: string;
  value: string;
  text: Json<Texts>;
  /** Colour name of a tag, e.g. `success`. */
  color: string | null;
  sortNo: number;
  /** 1 in use, 0 hidden from choices. */
  status: Generated<number>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysDict: DictTable;
    sysDictItem: DictItemTable;
  }
}
