import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { PartsClaimListPage } from './PartsClaimListPage.tsx';

const PartsClaimPage = documentPage(async () => (await import('./PartsClaimPage.tsx')).PartsClaimPage);

export const routes: RouteObject[] = [
  { index: true, element: <PartsClaimListPage /> },
  { path: 'add', element: <PartsClaimPage /> },
  { path: 'edit/:id', element: <PartsClaimPage /> },
  { path: 'detail/:id', element: <PartsClaimPage /> },
];
