import type { RouteObject } from 'react-router-dom';
import { MenuTreePage } from './MenuTreePage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <MenuTreePage /> }];
