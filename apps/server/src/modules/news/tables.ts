import type { Generated } from 'kysely';
import type { NewsCategory, NewsSummaries, NoticeContents, NoticeTitles } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';

/** A story of the maker. */
export interface NewsTable {
  id: string;
  newsNo: string;
  /** Languages that were written. */
  title: Json<NoticeTitles>;
  summary: Json<NewsSummaries>;
  /** Clean HTML of the languages that were written. */
  content: Json<NoticeContents>;
  category: NewsCategory;
  /** Its only readers are those of this language; null: all. */
  language: Language | null;
  author: string;
  topFlag: 'Y' | 'N';
  status: 'draft' | 'pass' | 'closed';
  /** From when it is shown; of a draft: null for "when it is published". */
  publishTime: string | null;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
  delFlag: Generated<number>;
}

interface NewsReadTable {
  newsId: string;
  userId: string;
  readTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    news: NewsTable;
    newsRead: NewsReadTable;
  }
}
