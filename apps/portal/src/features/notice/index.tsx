import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { NoticePage } from './NoticePage.tsx';

const NoticeListPage = lazyPage(async () => (await import('./NoticeListPage.tsx')).NoticeListPage);
const NoticeReaderPage = lazyPage(async () => (await import('./NoticeReaderPage.tsx')).NoticeReaderPage);

/** The start page: what is due, notices, latest messages; below it all notices, and one to be read. */
export const routes: RouteObject[] = [
  { index: true, element: <NoticePage /> },
  { path: 'list', element: <NoticeListPage /> },
  { path: 'detail/:id', element: <NoticeReaderPage /> },
];
