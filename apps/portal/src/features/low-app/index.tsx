import type { RouteObject } from 'react-router-dom';
import { ReportPage } from './ReportPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <ReportPage /> }];
