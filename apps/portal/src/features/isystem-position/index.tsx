import type { RouteObject } from 'react-router-dom';
import { PositionListPage } from './PositionListPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <PositionListPage /> },
  { path: 'detail/:id', element: <PositionListPage /> },
];
