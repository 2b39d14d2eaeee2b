/** Changes of announcements by their authors and by time. */
import { sql } from 'kysely';
import type { AnnouncementInput, SavedMaster } from '../../generated/types.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId, type Trx } from '../../shared/database/database.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { pathsInRichText } from '../../shared/rich-text/pathsInRichText.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { keepPaths } from '../upload/service.ts';
import { checkAnnouncement } from './checkAnnouncement.ts';
import type { AnnouncementRow, SomeTexts } from './tables.ts';

/** One that does not say when it ends does so after so many milliseconds. */
const usualLife = 7 * 86_400_000;

const written = (texts: SomeTexts, isEmpty: (text: string) => boolean): SomeTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text)));
const isBlank = (text: string): boolean => text.trim() === '';

const toRow = ({ titile, msgContent, msgAbstract = {}, priority, msgType, targetIds = [], sendTime, revokeTime }: AnnouncementInput) => ({
  title: written(titile, isBlank),
  content: written(msgContent, isEmptyRichText),
  abstract: written(msgAbstract, isBlank),
  priority,
  msgType,
  targetIds: msgType === 'ALL' ? [] : [...new Set(targetIds)].toSorted(),
  sendTime: sendTime ?? null,
  revokeTime: revokeTime ?? null,
});
type Row = ReturnType<typeof toRow>;

const columnsOf = ({ title, content, abstract, ...row }: Row) => ({ ...row, title: json(title), content: json(content), abstract: json(abstract) });

const keepPictures = (context: TrxContext, content: SomeTexts): Promise<void> => keepPaths(context, Object.values(content).flatMap(pathsInRichText));

/** The announcement, locked; E-012 when there is none. */
async function lockAnnouncement({ db }: TrxContext, id: string): Promise<AnnouncementRow> {
  const found = await db.selectFrom('announcement').selectAll().where('id', '=', id).where('delFlag', '=', 0).forUpdate().executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

const change = ({ db, user, services }: TrxContext, { id, version }: AnnouncementRow, columns: object) =>
  db
    .updateTable('announcement')
    .set({ ...columns, version: version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
    .where('id', '=', id)
    .execute();

export async function addAnnouncement(context: TrxContext, input: AnnouncementInput): Promise<SavedMaster> {
  const { db, user, services } = context;
  await checkAnnouncement(db, input);
  const row = toRow(input);
  const id = newId(services.now().getTime());
  await db
    .insertInto('announcement')
    .values({ ...columnsOf(row), id, sender: null, createBy: user.username, createTime: services.now().toISOString(), updateBy: null, updateTime: null })
    .execute();
  await keepPictures(context, row.content);
  return { id, version: 1 };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (texts: SomeTexts): [string, string][] => Object.entries(texts).toSorted(([a], [b]) => a.localeCompare(b));

/** Whether nothing but the end differs. */
const onlyEndDiffers = (before: AnnouncementRow, row: Row): boolean =>
  (['title', 'content', 'abstract'] as const).every((field) => same(sorted(before[field]), sorted(row[field]))) &&
  before.priority === row.priority &&
  before.msgType === row.msgType &&
  same(before.targetIds, row.targetIds) &&
  (row.sendTime === null || row.sendTime === before.sendTime);

/** Changes a draft; of one that was sent only its end. @throws E-012, E-001, E-577 */
export async function editAnnouncement(
  context: TrxContext,
  { id, version, ...input }: AnnouncementInput & { id: string; version: number },
): Promise<SavedMaster> {
  const before = await lockAnnouncement(context, id);
  mustBeCurrent(before, version);
  const row = toRow(input);
  if (before.sendStatus !== '0') {
    if (before.sendStatus === '2' || !onlyEndDiffers(before, row)) throw refuse('E-577');
    await change(context, before, { revokeTime: endOf(context, before.sendTime!, row.revokeTime) });
    return { id, version: version + 1 };
  }
  await checkAnnouncement(context.db, input);
  await change(context, before, columnsOf(row));
  await keepPictures(context, row.content);
  return { id, version: version + 1 };
}

/** When one ends that begins at a moment. @throws 422 for an end that has passed */
function endOf({ services }: TrxContext, sendTime: string, revokeTime: string | null): string {
  if (revokeTime !== null && (revokeTime <= sendTime || revokeTime <= wireTime(services.now())))
    throw invalid([{ field: 'revokeTime', code: 'announcement.ends' }]);
  return revokeTime ?? wireTime(new Date(Date.parse(`${sendTime.replace(' ', 'T')}+08:00`) + usualLife));
}

/** Shows a draft now, or from its time on; a time that has passed means "at once". @throws E-577 */
export async function releaseAnnouncement(context: TrxContext, id: string): Promise<null> {
  const before = await lockAnnouncement(context, id);
  if (before.sendStatus !== '0') throw refuse('E-577');
  const now = wireTime(context.services.now());
  const sendTime = before.sendTime !== null && before.sendTime > now ? before.sendTime : now;
  await change(context, before, {
    sendStatus: '1',
    sendTime,
    revokeTime: endOf(context, sendTime, before.revokeTime),
    sender: context.user.username,
    isShown: sendTime <= now,
  });
  return null;
}

/** Takes back one that was sent, also before its time. @throws E-007 */
export async function revokeAnnouncement(context: TrxContext, id: string): Promise<null> {
  const before = await lockAnnouncement(context, id);
  const { services, user } = context;
  if (before.sendStatus !== '1') throw refuse('E-007', { status: services.dictionaries.text('send_status', before.sendStatus, user.language) });
  await change(context, before, { sendStatus: '2', isShown: false });
  return null;
}

/** Deletes one that is not shown. @throws E-577 */
export async function removeAnnouncement(context: TrxContext, id: string): Promise<void> {
  const before = await lockAnnouncement(context, id);
  if (before.sendStatus === '1') throw refuse('E-577');
  await change(context, before, { delFlag: 1 });
}

/** Shows those whose time has come and ends those whose time is over. @returns how many */
export async function followClock(trx: Trx, now: Date): Promise<number> {
  const at = now.toISOString();
  const ended = await sql`update announcement set send_status = '2', is_shown = false, version = version + 1, update_by = 'system', update_time = ${at}
    where send_status = '1' and del_flag = 0 and revoke_time <= ${at}::timestamptz`.execute(trx);
  const begun = await sql`update announcement set is_shown = true, update_by = 'system', update_time = ${at}
    where send_status = '1' and del_flag = 0 and not is_shown and send_time <= ${at}::timestamptz`.execute(trx);
  return Number(ended.numAffectedRows ?? 0) + Number(begun.numAffectedRows ?? 0);
}
