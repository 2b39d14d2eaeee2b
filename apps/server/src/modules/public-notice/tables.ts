import type { Generated } from 'kysely';
import type { NoticeContents, NoticeTitles } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';

/** A public notice. */
export interface PublicNoticeTable {
  id: string;
  noticeNo: string;
  /** Languages that were written. */
  title: Json<NoticeTitles>;
  noticeType: string;
  /** Clean HTML of the languages that were written. */
  content: Json<NoticeContents>;
  targetScope: 'all' | 'market_group' | 'dealer' | 'role';
  /** Codes of the groups, dealers or roles; empty with `all`. */
  targetIds: Json<string[]>;
  mustRead: 'Y' | 'N';
  topFlag: 'Y' | 'N';
  status: 'draft' | 'pass' | 'closed';
  /** From when it is shown; of a draft: null for "when it is published". */
  publishTime: string | null;
  expireDate: string | null;
  /** Since when the audience has been owed a message; null when it is owed none. */
  notifyTime: string | null;
  /** Time since which contacts of dealers are due an e-mail. */
  mailTime: Generated<string | null>;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
  delFlag: Generated<number>;
}

export interface NoticeReadTable {
  noticeId: string;
  userId: string;
  readTime: Generated<string>;
  /** Time at which the user confirmed to have read and understood it. */
  confirmTime: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    publicNotice: PublicNoticeTable;
    noticeRead: NoticeReadTable;
  }
}
