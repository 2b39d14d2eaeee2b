import type { RouteObject } from 'react-router-dom';
import { VehiclePriceListPage } from './VehiclePriceListPage.tsx';

/** Price list of machines. */
export const routes: RouteObject[] = [{ index: true, element: <VehiclePriceListPage /> }];
