import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ArrivalListPage } from './ArrivalListPage.tsx';

const ArrivalPage = documentPage(async () => (await import('./ArrivalPage.tsx')).ArrivalPage);
const ArrivalPrintPage = lazyPage(async () => (await import('./print/ArrivalPrintPage.tsx')).ArrivalPrintPage);

/** Receipts: counting the boxes of packing lists. */
export const routes: RouteObject[] = [
  { index: true, element: <ArrivalListPage /> },
  { path: 'add', element: <ArrivalPage /> },
  { path: 'edit/:id', element: <ArrivalPage /> },
  { path: 'detail/:id', element: <ArrivalPage /> },
  { path: 'print/:id', element: <ArrivalPrintPage /> },
];
