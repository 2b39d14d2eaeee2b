import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { UsedPartsHandleListPage } from './UsedPartsHandleListPage.tsx';

const UsedPartsHandlePage = documentPage(async () => (await import('./UsedPartsHandlePage.tsx')).UsedPartsHandlePage);

export const routes: RouteObject[] = [
  { index: true, element: <UsedPartsHandleListPage /> },
  { path: 'add', element: <UsedPartsHandlePage /> },
  { path: 'edit/:id', element: <UsedPartsHandlePage /> },
  { path: 'detail/:id', element: <UsedPartsHandlePage /> },
];
