import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { OrderForecastListPage } from './OrderForecastListPage.tsx';

const OrderForecastPage = documentPage(async () => (await import('./OrderForecastPage.tsx')).OrderForecastPage);
const CurrentForecastPage = lazyPage(async () => (await import('./CurrentForecastPage.tsx')).CurrentForecastPage);
const OrderForecastPrintPage = lazyPage(async () => (await import('./print/OrderForecastPrintPage.tsx')).OrderForecastPrintPage);

/** Forecasts by which dealers say what they will need. */
export const routes: RouteObject[] = [
  { index: true, element: <OrderForecastListPage /> },
  { path: 'add', element: <OrderForecastPage /> },
  { path: 'current', element: <CurrentForecastPage /> },
  { path: 'edit/:id', element: <OrderForecastPage /> },
  { path: 'detail/:id', element: <OrderForecastPage /> },
  { path: 'print/:id', element: <OrderForecastPrintPage /> },
];
