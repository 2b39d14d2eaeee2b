import { isMoment } from '@harrow/validation/query';
import { sql } from 'kysely';
import { dayAtMaker } from '../../shared/makerDay.ts';
import type { NoticeInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import { asksOtherSites } from '../../shared/rich-text/asksOtherSites.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { pickText } from '../../shared/messages/readerTexts.ts';

/** Tables and columns of the codes that an audience may name. */
const targetTables = { market_group: ['market_group', 'code'], dealer: ['dealer', 'dealer_code'], role: ['sys_role', 'role_code'] } as const;

/** Findings of an audience: codes that are not there, or none at all. */
export async function unknownTargets(db: Db, { targetScope, targetIds = [] }: Pick<NoticeInput, 'targetScope' | 'targetIds'>): Promise<InvalidField[]> {
  if (targetScope === 'all') return [];
  if (targetIds.length === 0) return [{ field: 'targetIds', code: 'contract.required' }];
  const [table, column] = targetTables[targetScope];
  const { rows } = await sql<{ code: string }>`select ${sql.ref(column)} as code from ${sql.table(table)} where ${sql.ref(column)} = any(${targetIds})`.execute(
    db,
  );
  const known = new Set(rows.map(({ code }) => code));
  const unknown = targetIds.find((code) => !known.has(code));
  return unknown === undefined ? [] : [{ field: 'targetIds', code: 'master.unknown', params: { code: unknown } }];
}

/** Refuses a notice with missing texts, pictures of other sites, invalid dates or unknown targets, field by field; its HTML has been cleaned before. */
export async function checkNotice({ db, services: { dictionaries, parameters, now } }: Context, input: NoticeInput): Promise<void> {
  const { title, content, noticeType, publishTime, expireDate } = input;
  const errors: InvalidField[] = [];
  if (pickText(title, 'zh-cn').trim() === '') errors.push({ field: 'title', code: 'notice.languageMissing' });
  if (isEmptyRichText(content['zh-cn'] ?? '') && isEmptyRichText(content.en ?? '')) errors.push({ field: 'content', code: 'notice.languageMissing' });
  for (const [language, html] of Object.entries(content)) if (asksOtherSites(html)) errors.push({ field: `content.${language}`, code: 'field.otherSite' });
  if (!dictionaries.items('notice_type')?.some(({ value }) => value === noticeType)) errors.push({ field: 'noticeType', code: 'E-014' });
  if (publishTime && !isMoment(publishTime)) errors.push({ field: 'publishTime', code: 'contract.format' });
  if (expireDate && expireDate < dayAtMaker(publishTime ?? wireTime(now()), parameters)) errors.push({ field: 'expireDate', code: 'notice.expiresBefore' });
  errors.push(...(await unknownTargets(db, input)));
  if (errors.length > 0) throw invalid(errors);
}
