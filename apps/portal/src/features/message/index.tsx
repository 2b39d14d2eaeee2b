import type { RouteObject } from 'react-router-dom';
import { MessagePage } from './MessagePage.tsx';

/** The user's own messages. */
export const routes: RouteObject[] = [{ index: true, element: <MessagePage /> }];
