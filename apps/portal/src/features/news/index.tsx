import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { NewsListPage } from './NewsListPage.tsx';

const NewsReaderPage = lazyPage(async () => (await import('./NewsReaderPage.tsx')).NewsReaderPage);
const NewsPrintPage = lazyPage(async () => (await import('./NewsPrintPage.tsx')).NewsPrintPage);
const NewsMasterListPage = lazyPage(async () => (await import('./NewsMasterListPage.tsx')).NewsMasterListPage);
const NewsPage = documentPage(async () => (await import('./NewsPage.tsx')).NewsPage);

/** Stories for all users, and below them their maintenance. */
export const routes: RouteObject[] = [
  { index: true, element: <NewsListPage /> },
  { path: 'detail/:id', element: <NewsReaderPage /> },
  { path: 'print/:id', element: <NewsPrintPage /> },
  { path: 'manage', element: <NewsMasterListPage /> },
  { path: 'manage/add', element: <NewsPage /> },
  { path: 'manage/edit/:id', element: <NewsPage /> },
  { path: 'manage/detail/:id', element: <NewsPage /> },
];
