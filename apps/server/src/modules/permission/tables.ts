import type { Authored, Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

type YesNo = 'Y' | 'N';

/** What was changed about an entry that came with the system, null where nothing was; or an entry that was added. */
export interface MenuTable extends Authored<string | null> {
  id: string;
  added: YesNo;
  pid: string | null;
  sortNo: number | null;
  title: Json<Texts> | null;
  icon: string | null;
  hidden: YesNo | null;
  keepAlive: YesNo | null;
  alwaysShow: YesNo | null;
  route: '0' | '1' | null;
  status: 0 | 1 | null;
  menuType: 1 | 30 | null;
  path: string | null;
  component: 'Framed' | 'LowApp' | null;
  url: string | null;
  internalOrExternal: YesNo | null;
  target: '_self' | '_blank' | null;
  permission: string | null;
  version: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysMenu: MenuTable;
  }
}
