/** Reading machines: the list, one passport, the lookup by full VIN. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { sqlDay } from '../../shared/makerDay.ts';
import { contractAsked } from '../../generated/listColumns.gen.ts';
import type { MachineDocument } from '../../generated/types.gen.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import type { Context } from '../../shared/context.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { between, contains, equal, type Filter, oneOf, type Search, search, wordsOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { searchedList } from '../../shared/list/searched.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { today } from '../../shared/session/currentUser.ts';
import { openCampaignsOf } from '../coverage/service.ts';
import { takenBySql } from './passport/begunDocuments.ts';
import { type ItemRow, toVehicleItem, type VehicleItem, type VehicleReply, type VehicleRow } from './passport/vehicleReply.ts';

const vehicleListColumns = listColumns('vehiclesList', 'vehicle', [...contractAsked.vehiclesList, 'warrantyStartDate', 'extendEndDate', 'nextMaintDate']);

const itemColumns = [
  'id',
  'vin',
  'engine_no',
  'second_product',
  'third_product',
  'fourth_product',
  'dealer_code',
  'dealer_name',
  'sub_dealer_code',
  'sub_dealer_name',
  'vehicle_status',
  'pdi_status',
  'arrival_date',
  'delivery_date',
  'owner_name',
  'warranty_end_date',
  'warranty_suspended',
  'unregistered_since',
  'current_hours',
  'create_time',
] as const;

const listed = sql.raw(itemColumns.map((name) => `vehicle.${name}`).join(', '));

/** As one object, since only names inside an object keep their `_dictText`. */
const productNames = (language: Language): RawBuilder<unknown> => sql`json_build_object(
  'secondProduct_dictText', coalesce(p2.name ->> ${language}::text, vehicle.second_product),
  'thirdProduct_dictText', coalesce(p3.name ->> ${language}::text, vehicle.third_product),
  'fourthProduct_dictText', coalesce(p4.name ->> ${language}::text, vehicle.fourth_product)) as product_names`;
const productJoins = sql`left join product p2 on p2.code = vehicle.second_product left join product p3 on p3.code = vehicle.third_product left join product p4 on p4.code = vehicle.fourth_product`;

export const vehicleList = (context: Context): ListDefinition<VehicleItem, ItemRow> => ({
  table: 'vehicle',
  columns: vehicleListColumns,
  select: sql`${listed}, ${productNames(context.user.language)}`,
  joins: productJoins,
  toReply: (row) => toVehicleItem(row, context),
});

/** At most this many machines in one search. */
const maxVins = 200;

/** Whole VINs, or their last 6 characters, separated by commas or line breaks. @param table whose VINs they are */
export function vinFilter(vins: string | undefined, table = 'vehicle'): Search | undefined {
  const vin = sql.ref(`${table}.vin`);
  const words = wordsOf(vins?.toUpperCase(), maxVins);
  if (words.length === 0) return undefined;
  const whole = words.filter(({ length }) => length === 17);
  const ends = words.filter(({ length }) => length === 6);
  const others = words.filter(({ length }) => length !== 17 && length !== 6);
  const conditions = [
    ...(whole.length > 0 ? [sql<SqlBool>`${vin} = any(${whole})`] : []),
    ...(ends.length > 0 ? [sql<SqlBool>`right(${vin}, 6) = any(${ends})`] : []),
    ...others.map((word) => contains(`${table}.vin`, word)!.search),
  ];
  return search(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`);
}

export interface VehicleQuery {
  vin?: string;
  secondProduct?: string;
  thirdProduct?: string;
  fourthProduct?: string;
  vehicleStatus?: string;
  dealerCode?: string;
  uninsured?: string;
  begins?: MachineDocument;
  arrivalDate_begin?: string;
  arrivalDate_end?: string;
}

/** Filters of the list and of its export. */
export const vehicleFilters = (context: Context, query: VehicleQuery): Filter[] => [
  vinFilter(query.vin),
  equal('vehicle.secondProduct', query.secondProduct),
  equal('vehicle.thirdProduct', query.thirdProduct),
  equal('vehicle.fourthProduct', query.fourthProduct),
  oneOf('vehicle.vehicleStatus', query.vehicleStatus),
  equal('vehicle.dealerCode', query.dealerCode),
  query.uninsured === 'Y' ? sql<SqlBool>`(vehicle.vehicle_status = 'delivered' and vehicle.insurance_status in ('none', 'expired'))` : undefined,
  query.begins ? takenBySql(context, query.begins) : undefined,
  between('vehicle.arrivalDate', query.arrivalDate_begin, query.arrivalDate_end),
];

/** One machine in the user's scope; E-012 when there is none. */
export async function findVehicle({ db, user }: Context, id: string): Promise<VehicleRow> {
  const { rows } =
    await sql<VehicleRow>`${planOnce} select vehicle.*, ${productNames(user.language)} from vehicle ${productJoins} where vehicle.id = ${id} and vehicle.del_flag = 0 and ${scopeCondition(user, 'vehicle') ?? sql`true`}`.execute(
      db,
    );
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}

/** A machine by its full VIN, whatever its dealer (the one exception from row scope); E-012 when there is none. */
export async function findByVin(context: Context, vin: string): Promise<VehicleRow & { openCampaigns: number }> {
  const { db, user } = context;
  const { rows } = await sql<
    VehicleRow & { openCampaigns: number }
  >`select vehicle.*, ${productNames(user.language)}, ${openCampaigns(context)} as open_campaigns from vehicle ${productJoins} where vehicle.vin = ${vin} and vehicle.del_flag = 0`.execute(
    db,
  );
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}

const openCampaigns = ({ user, services }: Context) =>
  sql`json_array_length(${openCampaignsOf({ vin: sql`vehicle.vin`, day: sql`${today(user, services.now())}::date` })})`;

type Stored = Pick<VehicleReply, 'engineHistory' | 'openCampaigns' | 'hours'> & {
  apportions: { day: string; toName: string | null }[];
  claims: (Omit<VehicleReply['claims'][number], 'status_dictText'> & { createDay: string })[];
};

/** History of a machine in one round trip; claims only of the user's scope. */
export async function loadHistory(context: Context, { id, vin }: Pick<VehicleRow, 'id' | 'vin'>): Promise<Stored> {
  const { db, user, services } = context;
  const { language } = user;
  const scope = scopeCondition(user, 'c') ?? sql`true`;
  const { rows } = await sql<Stored>`${planOnce} select
    coalesce((select json_agg(json_build_object('oldNo', old_no, 'newNo', new_no, 'changeDate', change_date, 'claimNo', claim_no) order by change_date) from vehicle_engine_change where vehicle_id = ${id}), '[]') as engine_history,
    coalesce((select json_agg(json_build_object('day', day, 'hours', hours, 'source', source_no) order by day, hours) from vehicle_hours where vehicle_id = ${id}), '[]') as hours,
    coalesce((select json_agg(json_build_object('day', apportion_date, 'toName', coalesce(d.depart_name ->> ${language}::text, owner.dealer_name, a.to_code)) order by apportion_date)
      from vehicle_apportion a left join sys_depart d on d.sub_dealer_code = a.to_code left join dealer owner on owner.dealer_code = a.to_code where a.vehicle_id = ${id}), '[]') as apportions,
    coalesce((select json_agg(json_build_object('id', c.id, 'claimNo', c.claim_no, 'status', c.status, 'failureDate', c.failure_date, 'operatingHours', c.operating_hours, 'totalAmount', c.total_amount, 'auditTotal', c.audit_total,
      'currency', c.currency, 'createDay', ${sqlDay(services, sql`c.create_time`)}, 'faults', coalesce((select json_agg(coalesce(bc.name ->> ${language}::text, b.bug_code) order by b.bug_no) from claim_bug b left join bug_code bc on bc.code = b.bug_code
      where b.claim_id = c.id), '[]')) order by c.create_time desc) from warranty_claim c where c.vin = ${vin} and c.del_flag = 0 and ${scope}), '[]') as claims,
    (select ${openCampaigns(context)} from vehicle where id = ${id}) as open_campaigns`.execute(db);
  return rows[0]!;
}

export const searchedVehicles = searchedList('vehiclesList', {
  list: vehicleList,
  docType: 'vehicle',
  permission: 'vehicle:query',
  page: '/vehicle/list',
  filter: 'vin',
  noun: 'vehicle',
  title: 'vin',
  about: ['dealerName'],
  fields: { vin: 'vin' },
});
