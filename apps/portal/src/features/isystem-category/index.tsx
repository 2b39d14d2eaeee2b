import type { RouteObject } from 'react-router-dom';
import { CategoryPage } from './CategoryPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <CategoryPage /> },
  { path: 'detail/:id', element: <CategoryPage /> },
];
