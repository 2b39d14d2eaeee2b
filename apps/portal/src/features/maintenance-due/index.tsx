import type { RouteObject } from 'react-router-dom';
import { DueListPage } from './DueListPage.tsx';

/** Machines whose service is due. */
export const routes: RouteObject[] = [{ index: true, element: <DueListPage /> }];
