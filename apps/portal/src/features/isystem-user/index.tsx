import type { RouteObject } from 'react-router-dom';
import { UserListPage } from './UserListPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <UserListPage /> },
  { path: 'detail/:id', element: <UserListPage /> },
];
