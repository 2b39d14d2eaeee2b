import type { RouteObject } from 'react-router-dom';
import { ExchangeRateListPage } from './ExchangeRateListPage.tsx';

/** Exchange rates to RMB. */
export const routes: RouteObject[] = [{ index: true, element: <ExchangeRateListPage /> }];
