import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { ApplicationListPage } from './ApplicationListPage.tsx';

const ApplicationPage = documentPage(async () => (await import('./ApplicationPage.tsx')).ApplicationPage);

/** Applications of dealers for a course. */
export const routes: RouteObject[] = [
  { index: true, element: <ApplicationListPage /> },
  { path: 'add', element: <ApplicationPage /> },
  { path: 'edit/:id', element: <ApplicationPage /> },
  { path: 'detail/:id', element: <ApplicationPage /> },
];
