import type { RouteObject } from 'react-router-dom';
import { DictionaryListPage } from './DictionaryListPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <DictionaryListPage /> },
  { path: 'detail/:id', element: <DictionaryListPage /> },
];
