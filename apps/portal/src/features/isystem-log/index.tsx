import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { OperationLogPage } from './OperationLogPage.tsx';

const ChangeLogPage = lazyPage(async () => (await import('./ChangeLogPage.tsx')).ChangeLogPage);

/** Operation log and change history. */
export const routes: RouteObject[] = [
  { index: true, element: <OperationLogPage /> },
  { path: 'changes', element: <ChangeLogPage /> },
];
