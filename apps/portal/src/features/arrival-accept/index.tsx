import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ArrivalListPage } from './ArrivalListPage.tsx';

const ArrivalPage = documentPage(async () => (await import('./ArrivalPage.tsx')).ArrivalPage);
const ArrivalByVin = lazyPage(async () => (await import('./ArrivalByVin.tsx')).ArrivalByVin);
const ArrivalPrintPage = lazyPage(async () => (await import('./print/ArrivalPrintPage.tsx')).ArrivalPrintPage);

/** Acceptances of machines that have arrived. */
export const routes: RouteObject[] = [
  { index: true, element: <ArrivalListPage /> },
  { path: 'edit/:id', element: <ArrivalPage /> },
  { path: 'detail/:id', element: <ArrivalPage /> },
  { path: 'vin/:vin', element: <ArrivalByVin /> },
  { path: 'print/:id', element: <ArrivalPrintPage /> },
];
