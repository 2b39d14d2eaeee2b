import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { SuggestListPage } from './SuggestListPage.tsx';

const SuggestPage = documentPage(async () => (await import('./SuggestPage.tsx')).SuggestPage);
const BoardPage = lazyPage(async () => (await import('./board/BoardPage.tsx')).BoardPage);
const SuggestPrintPage = lazyPage(async () => (await import('./print/SuggestPrintPage.tsx')).SuggestPrintPage);

/** Suggestions for products. */
export const routes: RouteObject[] = [
  { index: true, element: <SuggestListPage /> },
  { path: 'board', element: <BoardPage /> },
  { path: 'add', element: <SuggestPage /> },
  { path: 'edit/:id', element: <SuggestPage /> },
  { path: 'detail/:id', element: <SuggestPage /> },
  { path: 'print/:id', element: <SuggestPrintPage /> },
];
