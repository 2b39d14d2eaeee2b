import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';

/** A notification; its text is made when it is read, in the reader's language. */
export interface MessageTable {
  id: string;
  userId: string;
  /** `event.{name}.title` and `.content` are its texts, e.g. `claim.no_pass`. */
  event: string;
  params: Json<Record<string, string | number>>;
  docType: string | null;
  docId: string | null;
  docNo: string | null;
  readTime: string | null;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    message: MessageTable;
  }
}
