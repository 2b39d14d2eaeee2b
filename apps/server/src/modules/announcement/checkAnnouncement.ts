/** Rules of an announcement's input. */
import { sql } from 'kysely';
import type { AnnouncementInput } from '../../generated/types.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import { asksOtherSites } from '../../shared/rich-text/asksOtherSites.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';

/** Where the codes of receivers stand. */
const sources = {
  ROLE: ['sys_role', 'role_code'],
  ORG: ['sys_depart', 'org_code'],
  USER: ['sys_user', 'username'],
} as const;

async function wrongTargets(db: Db, { msgType, targetIds = [] }: Pick<AnnouncementInput, 'msgType' | 'targetIds'>): Promise<InvalidField[]> {
  if (msgType === 'ALL') return [];
  if (targetIds.length === 0) return [{ field: 'targetIds', code: 'E-013' }];
  const [table, column] = sources[msgType];
  const { rows } = await sql<{ code: string }>`select ${sql.ref(column)} as code from ${sql.table(table)} where ${sql.ref(column)} = any(${targetIds})`.execute(
    db,
  );
  const known = new Set(rows.map(({ code }) => code));
  const unknown = targetIds.find((code) => !known.has(code));
  return unknown === undefined ? [] : [{ field: 'targetIds', code: 'master.unknown', params: { code: unknown } }];
}

/** Chinese or English is needed: one of them stands in for a language that is missing. */
const isWritten = (texts: Readonly<Record<string, string | undefined>>, isEmpty: (text: string) => boolean): boolean =>
  [texts['zh-cn'], texts['en']].some((text) => text !== undefined && !isEmpty(text));

/** @throws 422 with everything that is wrong */
export async function checkAnnouncement(db: Db, input: AnnouncementInput): Promise<void> {
  const { titile, msgContent, sendTime, revokeTime } = input;
  const errors: InvalidField[] = [
    ...(isWritten({ ...titile }, (text) => text.trim() === '') ? [] : [{ field: 'titile', code: 'E-013' }]),
    ...(isWritten({ ...msgContent }, isEmptyRichText) ? [] : [{ field: 'msgContent', code: 'E-013' }]),
    ...(Object.values(msgContent).some((html) => asksOtherSites(html ?? '')) ? [{ field: 'msgContent', code: 'field.otherSite' }] : []),
    ...(sendTime && revokeTime && revokeTime <= sendTime ? [{ field: 'revokeTime', code: 'announcement.ends' }] : []),
    ...(await wrongTargets(db, input)),
  ];
  if (errors.length > 0) throw invalid(errors);
}
