import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { SubDealerListPage } from './SubDealerListPage.tsx';

const SubDealerPage = documentPage(async () => (await import('./SubDealerPage.tsx')).SubDealerPage);

/** Branches and sub-agents of dealers. */
export const routes: RouteObject[] = [
  { index: true, element: <SubDealerListPage /> },
  { path: 'add', element: <SubDealerPage /> },
  { path: 'edit/:id', element: <SubDealerPage /> },
  { path: 'detail/:id', element: <SubDealerPage /> },
];
