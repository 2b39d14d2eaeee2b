import type { RouteObject } from 'react-router-dom';
import { CoefficientListPage } from './CoefficientListPage.tsx';

/** Factors that differ by dealer. */
export const routes: RouteObject[] = [{ index: true, element: <CoefficientListPage /> }];
