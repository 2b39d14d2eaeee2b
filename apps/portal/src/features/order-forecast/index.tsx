import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { OrderForecastListPage } from './OrderForecastListPage.tsx';

const OrderForecastPage = documentPage(async () => (await import('./OrderForecastPage.tsx')).OrderForecastPage);

export const routes: RouteObject[] = [
  { index: true, element: <OrderForecastListPage /> },
  { path: 'add', element: <OrderForecastPage /> },
  { path: 'edit/:id', element: <OrderForecastPage /> },
  { path: 'detail/:id', element: <OrderForecastPage /> },
];
