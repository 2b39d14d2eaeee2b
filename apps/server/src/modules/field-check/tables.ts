import type { Generated, Insertable } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** A field whose values may be asked for by the duplicate check, and who may ask. */
export interface UniqueFieldTable {
  tableName: string;
  fieldName: string;
  /** e.g. `user:add`: the check tells whether a value exists. */
  permission: string;
  /** Y: values are told apart without regard to case. */
  ignoreCase: Generated<'Y' | 'N'>;
}

export type UniqueField = Insertable<UniqueFieldTable>;

export interface CheckRuleTable {
  id: Generated<string>;
  ruleCode: string;
  /** JavaScript expression that a valid value matches as a whole. */
  pattern: string;
  message: Json<Texts>;
  description: string | null;
  /** Y: came with the system. */
  builtIn: Generated<'Y' | 'N'>;
  version: Generated<number>;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysUniqueField: UniqueFieldTable;
    sysCheckRule: CheckRuleTable;
  }
}
