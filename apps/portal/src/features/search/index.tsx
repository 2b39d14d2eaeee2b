import type { RouteObject } from 'react-router-dom';
import { SearchPage } from './SearchPage.tsx';

/** Everything that was found for a keyword. */
export const routes: RouteObject[] = [{ index: true, element: <SearchPage /> }];
