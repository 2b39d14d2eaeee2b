import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { PartListPage } from './PartListPage.tsx';

const PartPage = documentPage(async () => (await import('./detail/PartPage.tsx')).PartPage);
const PriceListPage = lazyPage(async () => (await import('./PriceListPage.tsx')).PriceListPage);
const PriceImportListPage = lazyPage(async () => (await import('./imports/PriceImportListPage.tsx')).PriceImportListPage);
const PriceImportPage = lazyPage(async () => (await import('./imports/PriceImportPage.tsx')).PriceImportPage);
const LabelsPage = lazyPage(async () => (await import('./print/LabelsPage.tsx')).LabelsPage);
const PriceSheetPage = lazyPage(async () => (await import('./print/PriceSheetPage.tsx')).PriceSheetPage);

export const routes: RouteObject[] = [
  { index: true, element: <PartListPage /> },
  { path: 'detail/:id', element: <PartPage /> },
  { path: 'labels', element: <LabelsPage /> },
  { path: 'priceSheet', element: <PriceSheetPage /> },
  { path: 'prices', element: <PriceListPage /> },
  { path: 'imports', element: <PriceImportListPage /> },
  { path: 'imports/:id', element: <PriceImportPage /> },
];
