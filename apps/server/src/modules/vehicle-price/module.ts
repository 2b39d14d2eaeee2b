import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { comingPrices } from './comingPrices.ts';
import { vehiclePriceExport, vehiclePriceFilters, vehiclePriceList } from './priceList.ts';
import { vehiclePriceMaster } from './priceMaster.ts';

/** Price list of machines. */
export const vehiclePrice = {
  routes: () =>
    masterRoutes('vehiclePrices', { master: vehiclePriceMaster, list: vehiclePriceList, filters: vehiclePriceFilters, exported: vehiclePriceExport }),
  masterLogs: [masterLog('vehiclePrice', 'vehicleOrder:edit')],
  coming: [comingPrices],
  references: { product: [{ table: 'vehicle_price', column: 'fourth_product' }] },
} satisfies Module;
