import type { RouteObject } from 'react-router-dom';
import { TemplateListPage } from './TemplateListPage.tsx';

/** What is done at each service. */
export const routes: RouteObject[] = [{ index: true, element: <TemplateListPage /> }];
