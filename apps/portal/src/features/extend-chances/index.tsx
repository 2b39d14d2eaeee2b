import type { RouteObject } from 'react-router-dom';
import { ChanceListPage } from './ChanceListPage.tsx';

/** Machines for which an extension can still be sold. */
export const routes: RouteObject[] = [{ index: true, element: <ChanceListPage /> }];
