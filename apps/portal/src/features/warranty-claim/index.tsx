import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ClaimListPage } from './ClaimListPage.tsx';

// Most visits need only the list; form, tables and uploads are loaded with the first claim that is opened.
const ClaimPage = documentPage(async () => (await import('./ClaimPage.tsx')).ClaimPage);
const ClaimPrintPage = lazyPage(async () => (await import('./print/ClaimPrintPage.tsx')).ClaimPrintPage);

export const routes: RouteObject[] = [
  { index: true, element: <ClaimListPage /> },
  { path: 'add', element: <ClaimPage /> },
  { path: 'edit/:id', element: <ClaimPage /> },
  { path: 'detail/:id', element: <ClaimPage /> },
  { path: 'print/:id', element: <ClaimPrintPage /> },
];
