import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { HandleListPage } from './HandleListPage.tsx';

const HandlePage = documentPage(async () => (await import('./HandlePage.tsx')).HandlePage);
const HandlePrintPage = lazyPage(async () => (await import('./print/HandlePrintPage.tsx')).HandlePrintPage);

/** Documents by which dealers return, scrap, reuse or keep cores. */
export const routes: RouteObject[] = [
  { index: true, element: <HandleListPage /> },
  { path: 'add', element: <HandlePage /> },
  { path: 'edit/:id', element: <HandlePage /> },
  { path: 'detail/:id', element: <HandlePage /> },
  { path: 'print/:id', element: <HandlePrintPage /> },
];
