import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { PackingListListPage } from './PackingListListPage.tsx';

const PackingListPage = documentPage(async () => (await import('./PackingListPage.tsx')).PackingListPage);
const PackingPrintPage = lazyPage(async () => (await import('./print/PackingPrintPage.tsx')).PackingPrintPage);

/** What leaves the maker for dealers, box by box. */
export const routes: RouteObject[] = [
  { index: true, element: <PackingListListPage /> },
  { path: 'edit/:id', element: <PackingListPage /> },
  { path: 'detail/:id', element: <PackingListPage /> },
  { path: 'print/:id', element: <PackingPrintPage /> },
];
