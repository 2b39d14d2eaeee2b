import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { NoticeMasterListPage } from './NoticeMasterListPage.tsx';

const NoticePage = documentPage(async () => (await import('./NoticePage.tsx')).NoticePage);

/** Administration of the maker's notices. */
export const routes: RouteObject[] = [
  { index: true, element: <NoticeMasterListPage /> },
  { path: 'add', element: <NoticePage /> },
  { path: 'edit/:id', element: <NoticePage /> },
  { path: 'detail/:id', element: <NoticePage /> },
];
