import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { TrainingListPage } from './TrainingListPage.tsx';

const TrainingPage = documentPage(async () => (await import('./TrainingPage.tsx')).TrainingPage);
const AttendancePage = lazyPage(async () => (await import('./attendance/AttendancePage.tsx')).AttendancePage);
const PeoplePage = lazyPage(async () => (await import('./people/PeoplePage.tsx')).PeoplePage);
const TrainingPrintPage = lazyPage(async () => (await import('./print/TrainingPrintPage.tsx')).TrainingPrintPage);

/** Courses of the training centre. */
export const routes: RouteObject[] = [
  { index: true, element: <TrainingListPage /> },
  { path: 'add', element: <TrainingPage /> },
  { path: 'edit/:id', element: <TrainingPage /> },
  { path: 'detail/:id', element: <TrainingPage /> },
  { path: 'attendance/:id', element: <AttendancePage /> },
  { path: 'people', element: <PeoplePage /> },
  { path: 'print/:id', element: <TrainingPrintPage /> },
];
