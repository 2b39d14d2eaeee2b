import type { RouteObject } from 'react-router-dom';
import { __Name__ListPage } from './__Name__ListPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <__Name__ListPage /> }];
