import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { RegistrationListPage } from './RegistrationListPage.tsx';

const RegistrationPage = documentPage(async () => (await import('./RegistrationPage.tsx')).RegistrationPage);
const RegistrationPrintPage = lazyPage(async () => (await import('./print/RegistrationPrintPage.tsx')).RegistrationPrintPage);

/** Registrations of dealers for courses. */
export const routes: RouteObject[] = [
  { index: true, element: <RegistrationListPage /> },
  { path: 'add', element: <RegistrationPage /> },
  { path: 'edit/:id', element: <RegistrationPage /> },
  { path: 'detail/:id', element: <RegistrationPage /> },
  { path: 'print/:id', element: <RegistrationPrintPage /> },
];
