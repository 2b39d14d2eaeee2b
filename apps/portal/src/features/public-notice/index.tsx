import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { NoticeMasterListPage } from './NoticeMasterListPage.tsx';

const NoticeEditPage = lazyPage(async () => (await import('./NoticeEditPage.tsx')).NoticeEditPage);

/** Where the maker writes its notices. */
export const routes: RouteObject[] = [
  { index: true, element: <NoticeMasterListPage /> },
  { path: 'add', element: <NoticeEditPage /> },
  { path: 'edit/:id', element: <NoticeEditPage /> },
];
