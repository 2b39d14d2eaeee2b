import type { RouteObject } from 'react-router-dom';
import { TodoPage } from './TodoPage.tsx';

export const routes: RouteObject[] = [{ index: true, element: <TodoPage /> }];
