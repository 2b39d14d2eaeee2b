import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { PartListPage } from './PartListPage.tsx';

const PriceListPage = lazyPage(async () => (await import('./PriceListPage.tsx')).PriceListPage);

export const routes: RouteObject[] = [
  { index: true, element: <PartListPage /> },
  { path: 'prices', element: <PriceListPage /> },
];
