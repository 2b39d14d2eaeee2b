import type { RouteObject } from 'react-router-dom';
import { ConfigPage } from './ConfigPage.tsx';

/** Settings of rules and pages. */
export const routes: RouteObject[] = [{ index: true, element: <ConfigPage /> }];
