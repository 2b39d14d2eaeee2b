import type { RouteObject } from 'react-router-dom';
import { ServiceAllowanceListPage } from './ServiceAllowanceListPage.tsx';

/** What the maker pays for inspections and handovers. */
export const routes: RouteObject[] = [{ index: true, element: <ServiceAllowanceListPage /> }];
