import type { RouteObject } from 'react-router-dom';
import { HomePage } from './HomePage.tsx';

/** Today, the first view of home; the other one is the dashboard. */
export const routes: RouteObject[] = [{ index: true, element: <HomePage /> }];
