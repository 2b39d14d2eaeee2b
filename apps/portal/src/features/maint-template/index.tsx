import type { RouteObject } from 'react-router-dom';
import { TemplateListPage } from './TemplateListPage.tsx';

/** Work items of services. */
export const routes: RouteObject[] = [{ index: true, element: <TemplateListPage /> }];
