import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { PartsClaimListPage } from './PartsClaimListPage.tsx';

const PartsClaimPage = documentPage(async () => (await import('./PartsClaimPage.tsx')).PartsClaimPage);
const PartsClaimPrintPage = lazyPage(async () => (await import('./print/PartsClaimPrintPage.tsx')).PartsClaimPrintPage);

/** Claims of dealers about parts that came wrong, damaged or not at all, or that failed. */
export const routes: RouteObject[] = [
  { index: true, element: <PartsClaimListPage /> },
  { path: 'add', element: <PartsClaimPage /> },
  { path: 'edit/:id', element: <PartsClaimPage /> },
  { path: 'detail/:id', element: <PartsClaimPage /> },
  { path: 'print/:id', element: <PartsClaimPrintPage /> },
];
