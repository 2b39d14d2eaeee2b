import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { MaintenanceListPage } from './MaintenanceListPage.tsx';

const MaintenancePage = documentPage(async () => (await import('./MaintenancePage.tsx')).MaintenancePage);
const MaintenancePrintPage = lazyPage(async () => (await import('./MaintenancePrintPage.tsx')).MaintenancePrintPage);

/** Services of machines. */
export const routes: RouteObject[] = [
  { index: true, element: <MaintenanceListPage /> },
  { path: 'add', element: <MaintenancePage /> },
  { path: 'edit/:id', element: <MaintenancePage /> },
  { path: 'detail/:id', element: <MaintenancePage /> },
  { path: 'print/:id', element: <MaintenancePrintPage /> },
];
