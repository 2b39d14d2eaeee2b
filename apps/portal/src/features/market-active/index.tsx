import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ActivityListPage } from './ActivityListPage.tsx';

const ActivityPage = documentPage(async () => (await import('./ActivityPage.tsx')).ActivityPage);
const ActivityCalendarPage = lazyPage(async () => (await import('./calendar/ActivityCalendarPage.tsx')).ActivityCalendarPage);
const ActivityPrintPage = lazyPage(async () => (await import('./print/ActivityPrintPage.tsx')).ActivityPrintPage);

/** Market activities of dealers. */
export const routes: RouteObject[] = [
  { index: true, element: <ActivityListPage /> },
  { path: 'calendar', element: <ActivityCalendarPage /> },
  { path: 'add', element: <ActivityPage /> },
  { path: 'edit/:id', element: <ActivityPage /> },
  { path: 'detail/:id', element: <ActivityPage /> },
  { path: 'print/:id', element: <ActivityPrintPage /> },
];
