import type { RouteObject } from 'react-router-dom';
import { PlatformListPage } from './PlatformListPage.tsx';

/** Platforms of product teams. */
export const routes: RouteObject[] = [{ index: true, element: <PlatformListPage /> }];
