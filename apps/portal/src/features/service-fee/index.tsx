import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { ServiceFeeListPage } from './ServiceFeeListPage.tsx';

const ServiceFeePage = documentPage(async () => (await import('./ServiceFeePage.tsx')).ServiceFeePage);
const StatisticPage = lazyPage(async () => (await import('./statistic/StatisticPage.tsx')).StatisticPage);
const FeePrintPage = lazyPage(async () => (await import('./print/FeePrintPage.tsx')).FeePrintPage);

/** What the maker owes dealers. */
export const routes: RouteObject[] = [
  { index: true, element: <ServiceFeeListPage /> },
  { path: 'statistic', element: <StatisticPage /> },
  { path: 'print', element: <FeePrintPage /> },
  { path: 'add', element: <ServiceFeePage /> },
  { path: 'edit/:id', element: <ServiceFeePage /> },
  { path: 'detail/:id', element: <ServiceFeePage /> },
];
