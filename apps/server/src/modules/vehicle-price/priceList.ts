import { type SqlBool, sql } from 'kysely';
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
  missingOn(query.missingOn),
];

/** Prices of machines that are still made and have none in this currency on a day. */
const missingOn = (day: string | undefined): Filter =>
  day === undefined
    ? undefined
    : sql<SqlBool>`(exists (select from product p where p.code = vehicle_price.fourth_product and p.enabled = 'Y')
        and not exists (select from vehicle_price other where other.fourth_product = vehicle_price.fourth_product and other.currency = vehicle_price.currency
          and ${day}::date between other.valid_from and coalesce(other.valid_to, 'infinity')))`;

export const vehiclePriceExport = masterExport('vehiclePricesList', vehiclePriceMaster);
