import type { RouteObject } from 'react-router-dom';
import { documentPage } from '../../documents/page/documentPage.ts';
import { __Name__ListPage } from './__Name__ListPage.tsx';

const __Name__Page = documentPage(async () => (await import('./__Name__Page.tsx')).__Name__Page);

export const routes: RouteObject[] = [
  { index: true, element: <__Name__ListPage /> },
  { path: 'add', element: <__Name__Page /> },
  { path: 'edit/:id', element: <__Name__Page /> },
  { path: 'detail/:id', element: <__Name__Page /> },
];
