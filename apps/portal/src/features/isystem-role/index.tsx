import type { RouteObject } from 'react-router-dom';
import { RoleListPage } from './RoleListPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <RoleListPage /> },
  { path: 'detail/:id', element: <RoleListPage /> },
];
