import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { FaultListPage } from './FaultListPage.tsx';

const LabourListPage = lazyPage(async () => (await import('./LabourListPage.tsx')).LabourListPage);
const SystemListPage = lazyPage(async () => (await import('./SystemListPage.tsx')).SystemListPage);
const SupplierListPage = lazyPage(async () => (await import('./SupplierListPage.tsx')).SupplierListPage);
const PolicyListPage = lazyPage(async () => (await import('./PolicyListPage.tsx')).PolicyListPage);
const RateListPage = lazyPage(async () => (await import('./RateListPage.tsx')).RateListPage);

/** Fault codes first: they are looked up most. */
export const routes: RouteObject[] = [
  { index: true, element: <FaultListPage /> },
  { path: 'labour', element: <LabourListPage /> },
  { path: 'systems', element: <SystemListPage /> },
  { path: 'suppliers', element: <SupplierListPage /> },
  { path: 'policies', element: <PolicyListPage /> },
  { path: 'rates', element: <RateListPage /> },
];
