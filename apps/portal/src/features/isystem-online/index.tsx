import type { RouteObject } from 'react-router-dom';
import { OnlinePage } from './OnlinePage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <OnlinePage /> }];
