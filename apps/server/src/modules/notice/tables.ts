import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** A public notice (domain design 2.2). */
export interface PublicNoticeTable {
  id: string;
  noticeNo: string;
  title: Json<Texts>;
  noticeType: string;
  /** Sanitised HTML per language. */
  content: Json<Texts>;
  targetScope: 'all' | 'market_group' | 'dealer' | 'role';
  /** Codes of the groups, dealers or roles; empty with `all`. */
  targetIds: Json<string[]>;
  mustRead: 'Y' | 'N';
  topFlag: 'Y' | 'N';
  publishTime: string;
  expireDate: string | null;
  createBy: string;
  createTime: Generated<string>;
}

export interface NoticeReadTable {
  noticeId: string;
  userId: string;
  readTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    publicNotice: PublicNoticeTable;
    noticeRead: NoticeReadTable;
  }
}
