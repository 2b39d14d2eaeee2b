import type { RouteObject } from 'react-router-dom';
import { ProductTeamListPage } from './ProductTeamListPage.tsx';

/** Teams of the maker's sales. */
export const routes: RouteObject[] = [{ index: true, element: <ProductTeamListPage /> }];
