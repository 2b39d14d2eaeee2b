import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { MessagePage } from './MessagePage.tsx';

const KeptFilePage = lazyPage(async () => (await import('./KeptFilePage.tsx')).KeptFilePage);

/** The user's own messages. */
export const routes: RouteObject[] = [
  { index: true, element: <MessagePage /> },
  { path: 'file/:id', element: <KeptFilePage /> },
];
