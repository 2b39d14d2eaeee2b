import type { RouteObject } from 'react-router-dom';
import { ReportListPage } from './ReportListPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <ReportListPage /> },
  { path: 'detail/:id', element: <ReportListPage /> },
];
