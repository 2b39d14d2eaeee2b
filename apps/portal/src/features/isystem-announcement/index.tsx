import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { AnnouncementListPage } from './AnnouncementListPage.tsx';

const AnnouncementEditPage = documentPage(async () => (await import('./AnnouncementEditPage.tsx')).AnnouncementEditPage);

/** Where administrators write short messages of the system. */
export const routes: RouteObject[] = [
  { index: true, element: <AnnouncementListPage /> },
  { path: 'add', element: <AnnouncementEditPage /> },
  { path: 'edit/:id', element: <AnnouncementEditPage /> },
];
