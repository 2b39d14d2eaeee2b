import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ReceiptListPage } from './ReceiptListPage.tsx';

const ReceiptPage = documentPage(async () => (await import('./ReceiptPage.tsx')).ReceiptPage);
const ReceiptPrintPage = lazyPage(async () => (await import('./print/ReceiptPrintPage.tsx')).ReceiptPrintPage);

/** Statements: what a month has brought on the accounts of a dealer, and which fees are settled. */
export const routes: RouteObject[] = [
  { index: true, element: <ReceiptListPage /> },
  { path: 'detail/:id', element: <ReceiptPage /> },
  { path: 'print/:id', element: <ReceiptPrintPage /> },
];
