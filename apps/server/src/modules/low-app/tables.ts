import type { Authored, Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface LowAppTable extends Authored {
  id: string;
  /** Part of the address of its page; never changes. */
  appId: string;
  name: Json<Texts>;
  kind: 'frame' | 'report' | 'page';
  /** `https://…`, code of a report, or address of a page of the menu. */
  target: string;
  /** None: everybody. */
  roleCodes: string[];
  /** One a line; none: it only reads. */
  callPrefixes: string | null;
  icon: string | null;
  status: 0 | 1;
  version: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    lowApp: LowAppTable;
  }
}
