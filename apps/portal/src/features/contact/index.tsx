import type { RouteObject } from 'react-router-dom';
import { ContactListPage } from './ContactListPage.tsx';

/** Contacts of dealers. */
export const routes: RouteObject[] = [{ index: true, element: <ContactListPage /> }];
