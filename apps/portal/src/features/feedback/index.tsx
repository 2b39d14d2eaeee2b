import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { FeedbackListPage } from './FeedbackListPage.tsx';

const FeedbackPage = documentPage(async () => (await import('./FeedbackPage.tsx')).FeedbackPage);

/** Questions of dealers and the maker's answers. */
export const routes: RouteObject[] = [
  { index: true, element: <FeedbackListPage /> },
  { path: 'add', element: <FeedbackPage /> },
  { path: 'edit/:id', element: <FeedbackPage /> },
  { path: 'detail/:id', element: <FeedbackPage /> },
];
