import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { equal, type Filter, oneOf } from '../../shared/list/filters.ts';
import { masterExport, masterList, nameIn } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import { vehiclePriceMaster } from './priceMaster.ts';
import './tables.ts';

export const vehiclePriceList = (context: Context) =>
  masterList(context, 'vehiclePricesList', 'VehiclePrice', {
    table: 'vehiclePrice',
    sort: 'validFrom',
    order: 'desc',
    texts: sql`'fourthProduct_dictText', coalesce(${nameIn('product', context.user.language)}, vehicle_price.fourth_product)`,
    joins: sql`left join product on product.code = vehicle_price.fourth_product`,
  });

export const vehiclePriceFilters = (query: NonNullable<Operations['vehiclePricesList']['data']['query']>): Filter[] => [
  oneOf('vehiclePrice.fourthProduct', query.fourthProduct),
  equal('vehiclePrice.currency', query.currency),
  validOn('vehiclePrice', query.validOn),
];

export const vehiclePriceExport = masterExport('vehiclePricesList', vehiclePriceMaster);
