import type { RouteObject } from 'react-router-dom';
import { CheckRuleListPage } from './CheckRuleListPage.tsx';

/** Check rules. */
export const routes: RouteObject[] = [{ index: true, element: <CheckRuleListPage /> }];
