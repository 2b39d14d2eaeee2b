import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { __Name__ListPage } from './__Name__ListPage.tsx';

const __Name__Page = lazyPage(async () => (await import('./__Name__Page.tsx')).__Name__Page);

export const routes: RouteObject[] = [
  { index: true, element: <__Name__ListPage /> },
  { path: 'detail/:id', element: <__Name__Page /> },
];
