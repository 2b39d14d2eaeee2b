import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { InsuranceListPage } from './InsuranceListPage.tsx';

const InsurancePage = documentPage(async () => (await import('./InsurancePage.tsx')).InsurancePage);

/** Compulsory policies of machines. */
export const routes: RouteObject[] = [
  { index: true, element: <InsuranceListPage /> },
  { path: 'add', element: <InsurancePage /> },
  { path: 'edit/:id', element: <InsurancePage /> },
  { path: 'detail/:id', element: <InsurancePage /> },
];
