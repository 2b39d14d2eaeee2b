import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { CampaignListPage } from './CampaignListPage.tsx';

const CampaignPage = documentPage(async () => (await import('./CampaignPage.tsx')).CampaignPage);
const BulletinPage = lazyPage(async () => (await import('./print/BulletinPage.tsx')).BulletinPage);

/** Recalls, improvements and inspections of machines. */
export const routes: RouteObject[] = [
  { index: true, element: <CampaignListPage /> },
  { path: 'add', element: <CampaignPage /> },
  { path: 'edit/:id', element: <CampaignPage /> },
  { path: 'detail/:id', element: <CampaignPage /> },
  { path: 'print/:id', element: <BulletinPage /> },
];
