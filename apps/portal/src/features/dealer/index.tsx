import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { DealerListPage } from './DealerListPage.tsx';

const DealerPage = documentPage(async () => (await import('./DealerPage.tsx')).DealerPage);

/** Those who sell and repair, as the maker keeps them. */
export const routes: RouteObject[] = [
  { index: true, element: <DealerListPage /> },
  { path: 'add', element: <DealerPage /> },
  { path: 'edit/:id', element: <DealerPage /> },
  { path: 'detail/:id', element: <DealerPage /> },
];
