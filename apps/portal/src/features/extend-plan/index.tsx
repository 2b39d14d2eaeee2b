import type { RouteObject } from 'react-router-dom';
import { ExtendPlanListPage } from './ExtendPlanListPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <ExtendPlanListPage /> }];
