import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';

const PeriodListPage = lazyPage(async () => (await import('./PeriodListPage.tsx')).PeriodListPage);

/** Months of the maker's books. */
export const routes: RouteObject[] = [{ index: true, element: <PeriodListPage /> }];
