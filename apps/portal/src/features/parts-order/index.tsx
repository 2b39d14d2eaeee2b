import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { PartsOrderListPage } from './PartsOrderListPage.tsx';

const PartsOrderPage = documentPage(async () => (await import('./PartsOrderPage.tsx')).PartsOrderPage);
const PartsOrderPrintPage = lazyPage(async () => (await import('./print/PartsOrderPrintPage.tsx')).PartsOrderPrintPage);

/** Orders by which dealers buy parts of the maker. */
export const routes: RouteObject[] = [
  { index: true, element: <PartsOrderListPage /> },
  { path: 'add', element: <PartsOrderPage /> },
  { path: 'edit/:id', element: <PartsOrderPage /> },
  { path: 'detail/:id', element: <PartsOrderPage /> },
  { path: 'print/:id', element: <PartsOrderPrintPage /> },
];
