import type { RouteObject } from 'react-router-dom';
import { JobPage } from './JobPage.tsx';

export const routes: RouteObject[] = [
  { index: true, element: <JobPage /> },
  { path: 'detail/:code', element: <JobPage /> },
];
