import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { InsuranceListPage } from './InsuranceListPage.tsx';

const InsurancePage = documentPage(async () => (await import('./InsurancePage.tsx')).InsurancePage);
const InsuranceEditPage = documentPage(async () => (await import('./InsuranceEditPage.tsx')).InsuranceEditPage);

/** Compulsory policies of machines. */
export const routes: RouteObject[] = [
  { index: true, element: <InsuranceListPage /> },
  { path: 'add', element: <InsuranceEditPage /> },
  { path: 'edit/:id', element: <InsuranceEditPage /> },
  { path: 'detail/:id', element: <InsurancePage /> },
];
