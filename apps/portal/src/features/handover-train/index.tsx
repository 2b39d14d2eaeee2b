import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { HandoverListPage } from './HandoverListPage.tsx';

const HandoverPage = documentPage(async () => (await import('./HandoverPage.tsx')).HandoverPage);
const HandoverPrintPage = lazyPage(async () => (await import('./print/HandoverPrintPage.tsx')).HandoverPrintPage);

/** Handovers of machines to their owners. */
export const routes: RouteObject[] = [
  { index: true, element: <HandoverListPage /> },
  { path: 'add', element: <HandoverPage /> },
  { path: 'edit/:id', element: <HandoverPage /> },
  { path: 'detail/:id', element: <HandoverPage /> },
  { path: 'print/:id', element: <HandoverPrintPage /> },
];
