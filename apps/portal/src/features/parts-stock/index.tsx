import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { StockListPage } from './StockListPage.tsx';

const MoveListPage = lazyPage(async () => (await import('./MoveListPage.tsx')).MoveListPage);
const ShortagePage = lazyPage(async () => (await import('./ShortagePage.tsx')).ShortagePage);
const WarehousePage = lazyPage(async () => (await import('./WarehousePage.tsx')).WarehousePage);
const CountSheetPage = lazyPage(async () => (await import('./print/CountSheetPage.tsx')).CountSheetPage);
const BinLabelsPage = lazyPage(async () => (await import('./print/BinLabelsPage.tsx')).BinLabelsPage);

/** The dealer's shelves. */
export const routes: RouteObject[] = [
  { index: true, element: <StockListPage /> },
  { path: 'moves', element: <MoveListPage /> },
  { path: 'shortage', element: <ShortagePage /> },
  { path: 'warehouses', element: <WarehousePage /> },
  { path: 'sheet', element: <CountSheetPage /> },
  { path: 'labels', element: <BinLabelsPage /> },
];
