import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { SubDealerListPage } from './SubDealerListPage.tsx';

const SubDealerEditPage = documentPage(async () => (await import('./SubDealerEditPage.tsx')).SubDealerEditPage);
const SubDealerPage = documentPage(async () => (await import('./SubDealerPage.tsx')).SubDealerPage);

/** Branches and sub-agents of dealers. */
export const routes: RouteObject[] = [
  { index: true, element: <SubDealerListPage /> },
  { path: 'add', element: <SubDealerEditPage /> },
  { path: 'edit/:id', element: <SubDealerEditPage /> },
  { path: 'detail/:id', element: <SubDealerPage /> },
];
