import type { RouteObject } from 'react-router-dom';
import { GroupListPage } from './GroupListPage.tsx';

/** Market groups. */
export const routes: RouteObject[] = [{ index: true, element: <GroupListPage /> }];
