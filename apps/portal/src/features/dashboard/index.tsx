import type { RouteObject } from 'react-router-dom';
import { DashboardPage } from './DashboardPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <DashboardPage /> }];
