import { type SqlBool, sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { SavedMaster } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { during, equal, mentioned, oneOf, type Search } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { hasToConfirm, isUnread } from './audience.ts';
import { addNotice } from './changeNotice.ts';
import { noticeKind, type NoticeRow } from './noticeKind.ts';
import { findRecord, masterList } from './noticeMasters.ts';
import { textIn } from '../../shared/messages/readerTexts.ts';
import { noticeStatuses } from './workflow.ts';
import { findNotice, markNotice, readerList } from './readNotices.ts';

/** Part of the title in the language that the user sees. */
const titled = (title: string | undefined, language: Language): Search | undefined => mentioned(title, textIn('publicNotice.title', language));

const toSaved = ({ id, version }: NoticeRow): SavedMaster => ({ id, version });

export const publicNoticeRoutes = (): Handlers<'publicNotices'> & Handlers<'noticeMasters'> => ({
  publicNoticesList: ({ query, user, language, context }) =>
    listPage(context, readerList(context), query, [
      titled(query.title, language),
      oneOf('publicNotice.noticeType', query.noticeType),
      during('publicNotice.publishTime', query.publishTime_begin, query.publishTime_end, user),
      query.unread === '1' || query.toConfirm === '1' ? isUnread(user) : undefined,
      query.toConfirm === '1' ? (hasToConfirm(user) ? equal('publicNotice.mustRead', 'Y') : sql<SqlBool>`false`) : undefined,
    ]),
  publicNoticesDetail: ({ query, context }) => findNotice(context, query.id),
  publicNoticesRead: ({ body, commit }) =>
    commit(async (within) => {
      await markNotice(within, { ...body, confirmed: false });
      return null;
    }),
  publicNoticesConfirm: ({ body, commit }) =>
    commit(async (within) => {
      await markNotice(within, { ...body, confirmed: true });
      return null;
    }),
  noticeMastersList: ({ query, language, context }) =>
    listPage(context, masterList(context), query, [
      titled(query.title, language),
      oneOf('publicNotice.noticeType', query.noticeType),
      equal('publicNotice.status', query.status),
    ]),
  noticeMastersStatusCounts: ({ context }) => statusCounts(context, noticeKind, noticeStatuses),
  noticeMastersQueryById: ({ query, context }) => findRecord(context, query.id),
  noticeMastersAdd: ({ body, commit }) => commit((within) => addNotice(within, body)),
  noticeMastersEdit: ({ body: { id, version, notifyAgain = false, ...notice }, commit }) =>
    commit(async (within) => toSaved(await act(within, noticeKind, 'edit', { id, version, notifyAgain, notice }))),
  noticeMastersPublish: ({ body, commit }) => commit(async (within) => toSaved(await act(within, noticeKind, 'publish', body))),
  noticeMastersWithdraw: ({ body, commit }) => commit(async (within) => toSaved(await act(within, noticeKind, 'withdraw', body))),
  noticeMastersRemove: ({ query, commit }) =>
    commit((within) => actOnAll(within, noticeKind, 'delete', { ids: query.ids.split(','), dryRun: query.dryRun === '1' })),
});
