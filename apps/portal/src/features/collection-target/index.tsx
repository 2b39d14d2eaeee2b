import type { RouteObject } from 'react-router-dom';
import { CollectionTargetListPage } from './CollectionTargetListPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <CollectionTargetListPage /> }];
