import type { RouteObject } from 'react-router-dom';
import { NoticePage } from './NoticePage.tsx';

/** The start page: what is due, notices, latest messages. */
export const routes: RouteObject[] = [{ index: true, element: <NoticePage /> }];
