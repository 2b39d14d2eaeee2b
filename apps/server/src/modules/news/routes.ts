import { act } from '../../documents/act.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { SavedMaster } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { during, mentioned, oneOf } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import { textIn } from '../../shared/messages/readerTexts.ts';
import { addNews } from './changeNews.ts';
import { newsKind, type NewsRow } from './newsKind.ts';
import { findRecord, masterExport, masterFilters, masterList } from './newsMasters.ts';
import { findStory, markRead, readerList } from './readNews.ts';
import { newsStatuses } from './workflow.ts';

const toSaved = ({ id, version }: NewsRow): SavedMaster => ({ id, version });

export const newsRoutes = (): Handlers<'news'> & Handlers<'newsMasters'> => ({
  newsList: ({ query, user, context }) =>
    listPage(context, readerList(context), query, [
      mentioned(query.title, textIn('news.title', user.language)),
      oneOf('news.category', query.category),
      during('news.publishTime', query.publishTime_begin, query.publishTime_end, user),
    ]),
  newsDetail: ({ query, context }) => findStory(context, query.id),
  newsRead: ({ body, commit }) =>
    commit(async (within) => {
      await markRead(within, body.id);
      return null;
    }),
  ...listRoutes('newsMasters', { list: masterList, filters: masterFilters, exported: masterExport }),
  newsMastersStatusCounts: ({ context }) => statusCounts(context, newsKind, newsStatuses),
  newsMastersQueryById: ({ query, context }) => findRecord(context, query.id),
  newsMastersAdd: ({ body, commit }) => commit((within) => addNews(within, body)),
  newsMastersEdit: ({ body: { id, version, ...news }, commit }) =>
    commit(async (within) => toSaved(await act(within, newsKind, 'edit', { id, version, news }))),
  newsMastersPublish: ({ body, commit }) => commit(async (within) => toSaved(await act(within, newsKind, 'publish', body))),
  newsMastersWithdraw: ({ body, commit }) => commit(async (within) => toSaved(await act(within, newsKind, 'withdraw', body))),
  newsMastersRemove: removeDrafts(newsKind),
});
