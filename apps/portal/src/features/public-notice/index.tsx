import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { NoticeMasterListPage } from './NoticeMasterListPage.tsx';

const NoticeEditPage = documentPage(async () => (await import('./NoticeEditPage.tsx')).NoticeEditPage);

/** Where the maker writes its notices. */
export const routes: RouteObject[] = [
  { index: true, element: <NoticeMasterListPage /> },
  { path: 'add', element: <NoticeEditPage /> },
  { path: 'edit/:id', element: <NoticeEditPage /> },
];
