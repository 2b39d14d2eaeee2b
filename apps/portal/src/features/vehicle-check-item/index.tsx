import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { CheckItemListPage } from './CheckItemListPage.tsx';

const ReasonListPage = lazyPage(async () => (await import('./ReasonListPage.tsx')).ReasonListPage);

/** Items of the arrival inspection, and their failure reasons. */
export const routes: RouteObject[] = [
  { index: true, element: <CheckItemListPage /> },
  { path: 'reasons', element: <ReasonListPage /> },
];
