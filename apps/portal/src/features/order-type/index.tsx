import type { RouteObject } from 'react-router-dom';
import { OrderTypePage } from './OrderTypePage.tsx';

/** Terms of orders by their type. */
export const routes: RouteObject[] = [{ index: true, element: <OrderTypePage /> }];
