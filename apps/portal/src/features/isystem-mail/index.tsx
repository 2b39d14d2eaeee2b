import type { RouteObject } from 'react-router-dom';
import { MailPage } from './MailPage.tsx';

/** Mails that the server writes, and what became of them. */
export const routes: RouteObject[] = [
  { index: true, element: <MailPage /> },
  { path: 'detail/:id', element: <MailPage /> },
];
