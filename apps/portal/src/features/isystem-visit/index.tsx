import type { RouteObject } from 'react-router-dom';
import { VisitPage } from './VisitPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <VisitPage /> }];
