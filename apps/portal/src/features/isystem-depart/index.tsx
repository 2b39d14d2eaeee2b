import type { RouteObject } from 'react-router-dom';
import { DepartPage } from './DepartPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <DepartPage /> },
  { path: 'detail/:id', element: <DepartPage /> },
];
