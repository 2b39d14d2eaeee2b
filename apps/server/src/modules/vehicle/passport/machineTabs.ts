/** Tabs of the passport that are about the machine itself: its places, and the parts that were fitted to it. */
import { sql } from 'kysely';
import type { VehicleApportionment, VehicleReplacedPart } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { TabMachine } from './machineTab.ts';

/** Name of a dealer or sub-dealer by its code. */
const placeName = (code: string, language: string) => sql`coalesce(
  (select d.depart_name ->> ${language}::text from sys_depart d where d.sub_dealer_code = ${sql.ref(code)}),
  (select owner.dealer_name from dealer owner where owner.dealer_code = ${sql.ref(code)}), ${sql.ref(code)})`;

export async function apportionmentsOf({ db, user: { language } }: Context, { id }: TabMachine): Promise<VehicleApportionment[]> {
  const { rows } = await sql<VehicleApportionment>`select a.apportion_date, a.remark, coalesce(u.realname, a.create_by) as by,
      ${placeName('a.fromCode', language)} as from_name, ${placeName('a.toCode', language)} as to_name
    from vehicle_apportion a left join sys_user u on u.username = a.create_by
    where a.vehicle_id = ${id} order by a.apportion_date desc, a.create_time desc limit 200`.execute(db);
  return rows;
}

/** A part is under warranty for its own months, else for the usual ones, from the day it was fitted. */
export async function replacedPartsOf(context: Context, { vin }: TabMachine): Promise<VehicleReplacedPart[]> {
  const { db, services, user } = context;
  const sources = services.modules.flatMap(({ replacedParts }) =>
    replacedParts && user.permissions.has(replacedParts.permission) ? [replacedParts.fittedTo(context, vin)] : [],
  );
  if (sources.length === 0) return [];
  const usual = services.parameters.number('warranty.partsMonths');
  const { rows } = await sql<VehicleReplacedPart>`select fitted.*, coalesce(p.name ->> ${user.language}::text, fitted.parts_code) as parts_name,
      (fitted.date + make_interval(months => coalesce(p.warranty_months_parts, ${usual}::int)) - interval '1 day')::date as warranty_until
    from (${sql.join(sources, sql` union all `)}) as fitted left join parts p on p.parts_code = fitted.parts_code
    order by fitted.date desc, fitted.doc_no desc limit 200`.execute(db);
  return rows;
}
