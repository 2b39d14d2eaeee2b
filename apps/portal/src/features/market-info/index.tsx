import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { InfoListPage } from './InfoListPage.tsx';

const InfoPage = documentPage(async () => (await import('./InfoPage.tsx')).InfoPage);
const InfoPrintPage = lazyPage(async () => (await import('./print/InfoPrintPage.tsx')).InfoPrintPage);
const PricesPage = lazyPage(async () => (await import('./prices/PricesPage.tsx')).PricesPage);

/** Reports of dealers on their markets. */
export const routes: RouteObject[] = [
  { index: true, element: <InfoListPage /> },
  { path: 'prices', element: <PricesPage /> },
  { path: 'add', element: <InfoPage /> },
  { path: 'edit/:id', element: <InfoPage /> },
  { path: 'detail/:id', element: <InfoPage /> },
  { path: 'print/:id', element: <InfoPrintPage /> },
];
