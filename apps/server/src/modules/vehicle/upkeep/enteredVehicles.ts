import { type RawBuilder, sql } from 'kysely';
import type { VehicleInput } from '../../../generated/types.gen.ts';

export type NewVehicle = VehicleInput & { id: string };

/** How the history of machines tells them apart. */
export const vehicleKey = { table: 'vehicle', key: ['vin'] } as const;

const columns = [
  'vin',
  'engine_no',
  'engine_model',
  'second_product',
  'third_product',
  'fourth_product',
  'material_code',
  'config',
  'color',
  'power',
  'production_date',
  'ship_date',
  'vehicle_order_no',
  'contract_no',
  'certificate_no',
  'key_no',
  'org_code',
  'dealer_code',
  'dealer_name',
  'sub_dealer_code',
  'sub_dealer_name',
] as const;

/** Columns that the form enters. */
export const enteredColumns: RawBuilder<unknown> = sql.join(columns.map((name) => sql.ref(name)));
/** The same as assignments of an update from `entered`. */
export const enteredChanges: RawBuilder<unknown> = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`entered.${name}`)}`));

/** The columns of machines as the form gives them: levels of the product and places of dealers are looked up. */
export const enteredVehicles = (rows: readonly NewVehicle[]): RawBuilder<unknown> =>
  sql`select i.id, i.vin, i."engineNo" as engine_no, i."engineModel" as engine_model, p3.parent_code as second_product, p3.code as third_product, p4.code as fourth_product,
      i."materialCode" as material_code, i.config, i.color, i.power, i."productionDate" as production_date, i."shipDate" as ship_date, i."vehicleOrderNo" as vehicle_order_no,
      i."contractNo" as contract_no, i."certificateNo" as certificate_no, i."keyNo" as key_no, coalesce(s.org_code, d.org_code) as org_code, d.dealer_code, d.dealer_name,
      s.sub_dealer_code, s.depart_name ->> 'en' as sub_dealer_name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (id char(32), vin text, "engineNo" text, "engineModel" text, "fourthProduct" text, "materialCode" text, config text, color text, power numeric,
      "productionDate" date, "shipDate" date, "vehicleOrderNo" text, "contractNo" text, "certificateNo" text, "keyNo" text, "dealerCode" text, "subDealerCode" text)
    join product p4 on p4.code = i."fourthProduct" join product p3 on p3.code = p4.parent_code join dealer d on d.dealer_code = i."dealerCode"
    left join sys_depart s on s.sub_dealer_code = nullif(i."subDealerCode", '') and s.dealer_code = d.dealer_code and s.org_category = 4`;
