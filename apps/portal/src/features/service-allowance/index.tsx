import type { RouteObject } from 'react-router-dom';
import { ServiceAllowanceListPage } from './ServiceAllowanceListPage.tsx';

/** The maker's allowances for inspections and handovers. */
export const routes: RouteObject[] = [{ index: true, element: <ServiceAllowanceListPage /> }];
