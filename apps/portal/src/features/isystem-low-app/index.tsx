import type { RouteObject } from 'react-router-dom';
import { LowAppListPage } from './LowAppListPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <LowAppListPage /> },
  { path: 'detail/:id', element: <LowAppListPage /> },
];
