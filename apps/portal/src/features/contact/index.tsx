import type { RouteObject } from 'react-router-dom';
import { ContactListPage } from './ContactListPage.tsx';

/** People of dealers whom the maker writes to or calls. */
export const routes: RouteObject[] = [{ index: true, element: <ContactListPage /> }];
