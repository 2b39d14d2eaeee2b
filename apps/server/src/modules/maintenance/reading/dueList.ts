/** Machines whose next service is due soon, or was missed. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { MaintenanceDue } from '../../../generated/types.gen.ts';
import { addDays, daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList } from '../../../shared/export/exportedList.ts';
import { privateNumber } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, keywords, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { isBegunAbout } from '../../vehicle/service.ts';
import { isOpenService, machineReasons } from '../openService.ts';

type Query = NonNullable<Operations['maintenanceDuesList']['data']['query']>;

/** Fields that the machine's table names differently. */
const renamed = { level: 'nextMaintLevel', planHours: 'nextMaintHours', dueDate: 'nextMaintDate', missed: 'maintGap' } as const;

type Row = Omit<MaintenanceDue, 'hoursLeft' | 'daysLeft' | 'fourthProduct_dictText' | 'level_dictText' | 'missed_dictText' | 'begins'> & {
  productName: string;
  vehicleStatus: string;
  deliveryDate: string | null;
  warrantySuspended: 'Y' | 'N';
  openNo: string | null;
};

export const dueList = (context: Context): ListDefinition<MaintenanceDue, Row> => {
  const { user, services } = context;
  const day = today(user, services.now());
  return {
    table: 'vehicle',
    defaultSort: { column: 'dueDate', order: 'asc' },
    columns: listColumns('maintenanceDuesList', 'vehicle', undefined, renamed),
    select: sql`vehicle.id, vehicle.vin, vehicle.second_product, vehicle.fourth_product, vehicle.dealer_code, vehicle.dealer_name, vehicle.sub_dealer_name, vehicle.owner_name,
      vehicle.owner_phone, vehicle.next_maint_level as level, vehicle.next_maint_hours as plan_hours, vehicle.current_hours, vehicle.next_maint_date as due_date,
      vehicle.maint_gap as missed, vehicle.vehicle_status, vehicle.delivery_date, vehicle.warranty_suspended,
      (select insurance_no from force_insurance open where open.vin = vehicle.vin and ${isOpenService} limit 1) as open_no,
      coalesce((select json_agg(trim(p.id) order by p.seq) from vehicle_plan p where p.vehicle_id = vehicle.id and p.status = 'missed'), '[]') as missed_steps,
      coalesce((select name ->> ${user.language}::text from product where code = vehicle.fourth_product), vehicle.fourth_product) as product_name,
      (select max(create_time) from message where event = 'vehicle.maintenanceDue' and doc_id = vehicle.id) as reminder_time`,
    toReply({ productName: fourthProduct_dictText, deliveryDate, openNo, ...due }) {
      const hoursLeft = due.planHours === null || due.currentHours === null ? null : Math.round((due.planHours - due.currentHours) * 10) / 10;
      const reasons = machineReasons({ planned: { deliveryDate }, isSuspended: due.warrantySuspended === 'Y' }, due.vin, openNo);
      const begins: MaintenanceDue['begins'] = reasons.length === 0 && isBegunAbout(context, due, 'maintenance') ? ['maintenance'] : [];
      const reply = { ...due, begins, fourthProduct_dictText, hoursLeft, daysLeft: due.dueDate === null ? null : daysBetween(day, due.dueDate) };
      return replyOf(context, 'MaintenanceDue', reply, { ownerPhone: privateNumber(due.ownerPhone, user) });
    },
  };
};

/**
 * Delivered machines by what they need: within so many days or hours, or because something was missed.
 * @param by only those that are due by the date, or by their hours alone, which together are all: an index has the former. Default: either
 */
export function dueFilters({ user, services }: Context, query: Query, by?: 'date' | 'hours'): Filter[] {
  const { dueWithinDays = 30, dueWithinHours = 20, missed, overdue } = query;
  const day = today(user, services.now());
  const [days, hours] = overdue === 'Y' ? [-1, 0] : [dueWithinDays, dueWithinHours];
  const byDate = sql<SqlBool>`vehicle.next_maint_date <= ${addDays(day, days)}::date`;
  const byHours = sql<SqlBool>`vehicle.next_maint_hours - vehicle.current_hours <= ${hours}::int`;
  const isDue = { date: byDate, hours: sql<SqlBool>`(${byHours} and (${byDate}) is not true)`, either: sql<SqlBool>`(${byDate} or ${byHours})` }[
    by ?? 'either'
  ];
  return [
    sql<SqlBool>`vehicle.vehicle_status = 'delivered'`,
    keywords(['vehicle.vin'], query.keyword),
    equal('vehicle.dealerCode', query.dealerCode),
    equal('vehicle.nextMaintLevel', query.level),
    equal('vehicle.maintGap', missed),
    query.product ? sql<SqlBool>`${query.product} in (vehicle.second_product, vehicle.third_product, vehicle.fourth_product)` : undefined,
    missed === 'Y' ? undefined : search(isDue),
  ];
}

export const dueExport: ExportedList = {
  name: 'maintenanceDue',
  noun: 'force-insurance',
  columns: exportedFields(
    'maintenanceDuesList',
    [
      'vin',
      'fourthProduct',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'ownerName',
      'level',
      'planHours',
      'currentHours',
      'hoursLeft',
      'dueDate',
      'daysLeft',
      'missed',
      'reminderTime',
    ],
    { vin: 22, dealerName: 28, subDealerName: 28, ownerName: 28 },
  ),
};
