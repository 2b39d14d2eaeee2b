import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { newsDocumentType } from './documentType.ts';
import { newsAttachments } from './newsAttachments.ts';
import { isReadBy } from './readership.ts';
import { newsRoutes } from './routes.ts';
import { searchedNews } from './readNews.ts';
import { searchedNewsMasters } from './newsMasters.ts';

/** Stories of the maker for all users. */
export const news = {
  routes: newsRoutes,
  documents: [newsDocumentType],
  attachments: [newsAttachments],
  menu: [
    menuPage('workbench/news', 'news/NewsListPage', 'news:query', {
      detail: ['news/NewsReaderPage', 'news:query'],
      print: ['news/NewsPrintPage', 'news:query'],
      manage: ['news/NewsMasterListPage', 'news:edit'],
      'manage/add': ['news/NewsPage', 'news:add'],
      'manage/edit/:id': ['news/NewsPage', 'news:edit'],
      'manage/detail/:id': ['news/NewsPage', 'news:edit'],
    }),
  ],
  grants: { news: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'VMX', MF: 'V', MT: 'V', SA: 'VM' } },
  liveLists: { news: { table: 'news', permission: 'news:query', scope: isReadBy } },
  numberRules: [{ code: 'news', prefix: 'NW', period: 'month', perDealer: false, digits: 4 }],
  searched: [searchedNews, searchedNewsMasters],
} satisfies Module;
