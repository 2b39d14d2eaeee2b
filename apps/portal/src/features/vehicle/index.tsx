import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { VehicleListPage } from './VehicleListPage.tsx';

const VehiclePage = lazyPage(async () => (await import('./VehiclePage.tsx')).VehiclePage);

export const routes: RouteObject[] = [
  { index: true, element: <VehicleListPage /> },
  { path: 'detail/:id', element: <VehiclePage /> },
];
