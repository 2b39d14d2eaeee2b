import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { ExtendInsuranceListPage } from './ExtendInsuranceListPage.tsx';

const ExtendInsurancePage = documentPage(async () => (await import('./ExtendInsurancePage.tsx')).ExtendInsurancePage);

export const routes: RouteObject[] = [
  { index: true, element: <ExtendInsuranceListPage /> },
  { path: 'add', element: <ExtendInsurancePage /> },
  { path: 'edit/:id', element: <ExtendInsurancePage /> },
  { path: 'detail/:id', element: <ExtendInsurancePage /> },
];
