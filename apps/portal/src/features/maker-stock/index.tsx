import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { StockListPage } from './StockListPage.tsx';

const MoveListPage = lazyPage(async () => (await import('./MoveListPage.tsx')).MoveListPage);
const WarehouseListPage = lazyPage(async () => (await import('./WarehouseListPage.tsx')).WarehouseListPage);
const StockPage = lazyPage(async () => (await import('./StockPage.tsx')).StockPage);
const CountSheetPage = lazyPage(async () => (await import('./CountSheetPage.tsx')).CountSheetPage);

/** The maker's stock of parts. */
export const routes: RouteObject[] = [
  { index: true, element: <StockListPage /> },
  { path: 'moves', element: <MoveListPage /> },
  { path: 'warehouses', element: <WarehouseListPage /> },
  { path: 'detail/:id', element: <StockPage /> },
  { path: 'print', element: <CountSheetPage /> },
];
