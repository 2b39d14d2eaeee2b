import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { VehicleOrderListPage } from './VehicleOrderListPage.tsx';

const VehicleOrderPage = documentPage(async () => (await import('./VehicleOrderPage.tsx')).VehicleOrderPage);
const VehicleOrderPrintPage = lazyPage(async () => (await import('./print/VehicleOrderPrintPage.tsx')).VehicleOrderPrintPage);

/** Orders of machines from contract to yard. */
export const routes: RouteObject[] = [
  { index: true, element: <VehicleOrderListPage /> },
  { path: 'add', element: <VehicleOrderPage /> },
  { path: 'edit/:id', element: <VehicleOrderPage /> },
  { path: 'detail/:id', element: <VehicleOrderPage /> },
  { path: 'print/:id', element: <VehicleOrderPrintPage /> },
];
