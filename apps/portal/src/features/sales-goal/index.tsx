import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { GoalListPage } from './GoalListPage.tsx';

const GoalPage = documentPage(async () => (await import('./GoalPage.tsx')).GoalPage);
const GoalGridPage = lazyPage(async () => (await import('./grid/GoalGridPage.tsx')).GoalGridPage);
const AgreementPage = lazyPage(async () => (await import('./print/AgreementPage.tsx')).AgreementPage);

/** Sales goals of dealers. */
export const routes: RouteObject[] = [
  { index: true, element: <GoalListPage /> },
  { path: 'grid', element: <GoalGridPage /> },
  { path: 'edit/:id', element: <GoalPage /> },
  { path: 'detail/:id', element: <GoalPage /> },
  { path: 'print/:id', element: <AgreementPage /> },
];
