import type { RouteObject } from 'react-router-dom';
import { MailPage } from './MailPage.tsx';

/** E-mails of the server and their status. */
export const routes: RouteObject[] = [
  { index: true, element: <MailPage /> },
  { path: 'detail/:id', element: <MailPage /> },
];
