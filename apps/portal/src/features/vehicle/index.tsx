import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { VehicleListPage } from './VehicleListPage.tsx';

const VehiclePage = documentPage(async () => (await import('./VehiclePage.tsx')).VehiclePage);

const VehiclePrintPage = lazyPage(async () => (await import('./print/VehiclePrintPage.tsx')).VehiclePrintPage);
const VehicleByVin = lazyPage(async () => (await import('./VehicleByVin.tsx')).VehicleByVin);

export const routes: RouteObject[] = [
  { index: true, element: <VehicleListPage /> },
  { path: 'detail/:id', element: <VehiclePage /> },
  { path: 'vin/:vin', element: <VehicleByVin /> },
  { path: 'print/:id', element: <VehiclePrintPage /> },
];
