import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import type { RouteObject } from 'react-router-dom';
import { ReportListPage } from './ReportListPage.tsx';

const ReportPage = lazyPage(async () => (await import('./ReportPage.tsx')).ReportPage);

export const routes: RouteObject[] = [
  { index: true, element: <ReportListPage /> },
  { path: 'add', element: <ReportPage /> },
  { path: 'edit/:id', element: <ReportPage /> },
];
