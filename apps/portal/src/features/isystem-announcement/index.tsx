import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { AnnouncementListPage } from './AnnouncementListPage.tsx';

const AnnouncementPage = documentPage(async () => (await import('./AnnouncementPage.tsx')).AnnouncementPage);

/** Administration of announcements. */
export const routes: RouteObject[] = [
  { index: true, element: <AnnouncementListPage /> },
  { path: 'add', element: <AnnouncementPage /> },
  { path: 'edit/:id', element: <AnnouncementPage /> },
  { path: 'detail/:id', element: <AnnouncementPage /> },
];
