import type { RouteObject } from 'react-router-dom';
import { ExchangeRateListPage } from './ExchangeRateListPage.tsx';

/** What currencies are worth in RMB. */
export const routes: RouteObject[] = [{ index: true, element: <ExchangeRateListPage /> }];
