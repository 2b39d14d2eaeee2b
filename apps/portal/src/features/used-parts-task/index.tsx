import type { RouteObject } from 'react-router-dom';
import { CoreListPage } from './CoreListPage.tsx';

/** Cores of approved claims. */
export const routes: RouteObject[] = [{ index: true, element: <CoreListPage /> }];
