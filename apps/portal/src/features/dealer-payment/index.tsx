import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { LedgerPage } from './LedgerPage.tsx';

const PaymentListPage = lazyPage(async () => (await import('./PaymentListPage.tsx')).PaymentListPage);
const AccountListPage = lazyPage(async () => (await import('./AccountListPage.tsx')).AccountListPage);
const BankImportListPage = lazyPage(async () => (await import('./bank/BankImportListPage.tsx')).BankImportListPage);
const BankImportPage = lazyPage(async () => (await import('./bank/BankImportPage.tsx')).BankImportPage);
const PaymentPage = documentPage(async () => (await import('./PaymentPage.tsx')).PaymentPage);
const ReceiptPage = lazyPage(async () => (await import('./print/ReceiptPage.tsx')).ReceiptPage);
const ExtractPage = lazyPage(async () => (await import('./print/ExtractPage.tsx')).ExtractPage);

/** Accounts of dealers line by line, and what is paid into them. */
export const routes: RouteObject[] = [
  { index: true, element: <LedgerPage /> },
  { path: 'payments', element: <PaymentListPage /> },
  { path: 'accounts', element: <AccountListPage /> },
  { path: 'imports', element: <BankImportListPage /> },
  { path: 'imports/:id', element: <BankImportPage /> },
  { path: 'extract', element: <ExtractPage /> },
  { path: 'add', element: <PaymentPage /> },
  { path: 'edit/:id', element: <PaymentPage /> },
  { path: 'detail/:id', element: <PaymentPage /> },
  { path: 'print/:id', element: <ReceiptPage /> },
];
