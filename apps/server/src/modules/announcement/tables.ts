import type { Generated, Selectable } from 'kysely';
import type { AnnouncementLevel, AnnouncementTo } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';

/** Texts of some languages. */
export type SomeTexts = Partial<Record<Language, string>>;

export interface AnnouncementTable {
  id: string;
  version: Generated<number>;
  delFlag: Generated<number>;
  title: Json<SomeTexts>;
  /** Clean HTML. */
  content: Json<SomeTexts>;
  abstract: Json<SomeTexts>;
  priority: AnnouncementLevel;
  msgType: AnnouncementTo;
  /** Codes of roles or departments, or login names; none for all. */
  targetIds: string[];
  sendTime: string | null;
  revokeTime: string | null;
  /** 0 draft, 1 sent, 2 revoked; a sent one whose time is still to come is planned. */
  sendStatus: Generated<'0' | '1' | '2'>;
  sender: string | null;
  /** Pages were told that it is on. */
  isShown: Generated<boolean>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
}

export interface AnnouncementReadTable {
  announcementId: string;
  userId: string;
  readTime: string;
}

export type AnnouncementRow = Selectable<AnnouncementTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    announcement: AnnouncementTable;
    announcementRead: AnnouncementReadTable;
  }
}
