import { type SqlBool, sql } from 'kysely';
import { act, actOnAll } from '../../documents/act.ts';
import { statusCounts } from '../../documents/statusCounts.ts';
import type { SavedMaster } from '../../generated/types.gen.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { between, equal, oneOf, type Search, search } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import { hasToConfirm, isUnread } from './audience.ts';
import { addNotice } from './changeNotice.ts';
import { noticeKind, type NoticeRow } from './noticeKind.ts';
import { findRecord, masterList } from './noticeMasters.ts';
import { textIn } from './noticeTexts.ts';
import { noticeStatuses } from './workflow.ts';
import { findNotice, markNotice, readerList } from './readNotices.ts';

/** Part of the title in the language that the user sees. */
const titled = (title: string | undefined, language: Language): Search | undefined =>
  title === undefined || title.trim() === '' ? undefined : search(sql<SqlBool>`${textIn('title', language)} ilike ${`%${escapeLike(title.trim())}%`}`);

const toSaved = ({ id, version }: NoticeRow): SavedMaster => ({ id, version });

export const publicNoticeRoutes = (services: Services): Handlers<'publicNotices'> & Handlers<'noticeMasters'> => ({
  publicNoticesList: ({ query, user, language }) =>
    listPage(services.db, user, readerList(services, user, language), query, [
      titled(query.title, language),
      oneOf('publicNotice.noticeType', query.noticeType),
      between('publicNotice.publishTime', query.publishTime_begin, query.publishTime_end),
      query.unread === '1' || query.toConfirm === '1' ? isUnread(user) : undefined,
      query.toConfirm === '1' ? (hasToConfirm(user) ? equal('publicNotice.mustRead', 'Y') : sql<SqlBool>`false`) : undefined,
    ]),
  publicNoticesDetail: ({ query, user, language }) => findNotice(services, user, query.id, language),
  publicNoticesRead: ({ body, user, commit }) =>
    commit(async (within) => {
      await markNotice(within, user, body.id, { confirmed: false });
      return null;
    }),
  publicNoticesConfirm: ({ body, user, commit }) =>
    commit(async (within) => {
      await markNotice(within, user, body.id, { confirmed: true });
      return null;
    }),
  noticeMastersList: ({ query, user, language }) =>
    listPage(services.db, user, masterList(services, user, language), query, [
      titled(query.title, language),
      oneOf('publicNotice.noticeType', query.noticeType),
      equal('publicNotice.status', query.status),
    ]),
  noticeMastersStatusCounts: ({ user }) => statusCounts(contextOf(services, user), noticeKind, noticeStatuses),
  noticeMastersQueryById: ({ query, user, language }) => findRecord(services, user, query.id, language),
  noticeMastersAdd: ({ body, user, commit }) => commit((within) => addNotice(contextOf(within, user), body)),
  noticeMastersEdit: ({ body: { id, version, notifyAgain = false, ...notice }, user, commit }) =>
    commit(async (within) => toSaved(await act(contextOf(within, user), noticeKind, 'edit', { id, version, notifyAgain, notice }))),
  noticeMastersPublish: ({ body, user, commit }) => commit(async (within) => toSaved(await act(contextOf(within, user), noticeKind, 'publish', body))),
  noticeMastersWithdraw: ({ body, user, commit }) => commit(async (within) => toSaved(await act(contextOf(within, user), noticeKind, 'withdraw', body))),
  noticeMastersRemove: ({ query, user, commit }) => commit((within) => actOnAll(contextOf(within, user), noticeKind, 'delete', { ids: query.ids.split(',') })),
});
