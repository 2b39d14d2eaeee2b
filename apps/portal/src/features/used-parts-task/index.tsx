import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { CoreListPage } from './CoreListPage.tsx';

const CoreTagsPage = lazyPage(async () => (await import('./CoreTagsPage.tsx')).CoreTagsPage);

/** Cores of approved claims. */
export const routes: RouteObject[] = [
  { index: true, element: <CoreListPage /> },
  { path: 'tags', element: <CoreTagsPage /> },
];
