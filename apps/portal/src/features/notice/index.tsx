import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { NoticeListPage } from './NoticeListPage.tsx';

const NoticeReaderPage = lazyPage(async () => (await import('./NoticeReaderPage.tsx')).NoticeReaderPage);

/** All notices, below the address of their list, and one to be read, below that of notices. */
export const routes: RouteObject[] = [
  { index: true, element: <NoticeListPage /> },
  { path: ':id', element: <NoticeReaderPage /> },
];
