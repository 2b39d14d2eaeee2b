import type { Authored, Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

type YesNo = 'Y' | 'N';

/** Changes of a built-in entry of the menu, null where unchanged; or an added entry. */
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
