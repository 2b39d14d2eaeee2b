import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ExtensionListPage } from './ExtensionListPage.tsx';

const ExtensionPage = documentPage(async () => (await import('./ExtensionPage.tsx')).ExtensionPage);
const ExtensionPrintPage = lazyPage(async () => (await import('./ExtensionPrintPage.tsx')).ExtensionPrintPage);

/** Extended warranties. */
export const routes: RouteObject[] = [
  { index: true, element: <ExtensionListPage /> },
  { path: 'add', element: <ExtensionPage /> },
  { path: 'edit/:id', element: <ExtensionPage /> },
  { path: 'detail/:id', element: <ExtensionPage /> },
  { path: 'print/:id', element: <ExtensionPrintPage /> },
];
