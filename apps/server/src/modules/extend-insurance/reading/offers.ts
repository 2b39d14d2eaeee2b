/** Offers: plans with their cost, and machines without an application. */
import { readVin } from '@harrow/validation/vin';
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ExtensionOffer, SalesChance } from '../../../generated/types.gen.ts';
import { addDays, daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList } from '../../../shared/export/exportedList.ts';
import { maskedName } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, keywords } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { BegunMachine } from '../../vehicle/hooks.ts';
import { isBegunAbout } from '../../vehicle/service.ts';
import { type OfferedPlan, plansFor } from '../../extend-plan/service.ts';
import { extensionStore } from '../extensionStore.ts';
import { coverOf, inTheWay, machineOf, mayNotBeAppliedFor, mayNotBeExtended } from '../machine.ts';
import { applyUntilOf, termsOf } from '../rules/terms.ts';

type OfferQuery = NonNullable<Operations['extendInsurancesCostList']['data']['query']>;

const offerOf = ({ services, user }: Context, { planCode, name, coverageType, months, hours, fee, currency }: OfferedPlan): ExtensionOffer => ({
  planCode,
  name: name[user.language] ?? name.en,
  coverageType,
  coverageType_dictText: services.dictionaries.text('coverage_type', coverageType, user.language),
  months,
  hours,
  fee,
  lateFee: 0,
  total: fee,
  currency,
  startDate: null,
  endDate: null,
  applyUntil: null,
});

/**
 * The plans for a machine, or for a model, as they would be applied for today; for an application that was handed in once, with the prices of
 * the day of its first time, and its own plan as it has it.
 * @throws E-012 for a machine or an application out of scope, else why it cannot be applied for
 */
export async function offersFor(context: Context, { vin: given, fourthProduct, coverageType, id }: OfferQuery): Promise<ExtensionOffer[]> {
  const { services, user } = context;
  const now = today(user, services.now());
  const wanted = (plans: readonly OfferedPlan[]) => plans.filter((plan) => coverageType === undefined || plan.coverageType === coverageType);
  if (given === undefined) return wanted(await plansForModel(context, fourthProduct ?? '', now)).map((plan) => offerOf(context, plan));
  const vin = readVin(given);
  const machine = await machineOf(context, vin, id ?? null);
  if (!machine) throw refuse('E-012');
  const header = id === undefined ? undefined : await extensionStore.findHeader(context, id);
  // An application that was submitted once came in time.
  const frozen = header && header.round > 0 ? header : undefined;
  const refusal = frozen ? mayNotBeExtended(machine, vin, now) : mayNotBeAppliedFor(machine, vin, now, services.parameters);
  if (refusal) throw invalid([{ field: 'vin', ...refusal }]);
  const cover = coverOf(machine);
  const day = frozen?.applyDate ?? now;
  const applyUntil = frozen?.applyUntil ?? applyUntilOf(cover, services.parameters);
  return wanted(await plansFor(context, { ...machine, day })).map((plan) => {
    const terms = plan.planCode === frozen?.planCode ? frozen : termsOf(plan, cover, day, services.parameters);
    const { extensionFee: fee, lateFee, totalFee: total, startDate, endDate } = terms;
    return { ...offerOf(context, plan), fee, lateFee, total, startDate, endDate, applyUntil };
  });
}

async function plansForModel(context: Context, fourthProduct: string, day: string): Promise<OfferedPlan[]> {
  const { rows } = await sql<{ secondProduct: string; thirdProduct: string }>`select line.code as second_product, series.code as third_product
    from product model join product series on series.code = model.parent_code join product line on line.code = series.parent_code
    where model.code = ${fourthProduct} and model.level = 4`.execute(context.db);
  const { dealerCode } = context.user;
  return rows[0] && dealerCode !== null ? plansFor(context, { ...rows[0], dealerCode, day }) : [];
}

type ChanceQuery = NonNullable<Operations['salesChancesList']['data']['query']>;
type Chance = Omit<SalesChance, 'fourthProduct_dictText' | 'secondProduct_dictText' | 'applyUntil' | 'daysLeft' | 'begins'> &
  BegunMachine & {
    warrantyEndDate: string;
    productName: string;
  };

/** Machines for which an extension can still be applied for, those that were delivered first first. */
export function chanceList(context: Context): ListDefinition<SalesChance, Chance> {
  const { user, services } = context;
  const day = today(user, services.now());
  return {
    table: 'vehicle',
    defaultSort: { column: 'deliveryDate', order: 'asc' },
    columns: listColumns('salesChancesList', 'vehicle'),
    select: sql`vehicle.id, vehicle.vin, vehicle.second_product, vehicle.fourth_product, vehicle.owner_name, vehicle.delivery_date, vehicle.warranty_end_date,
      vehicle.current_hours, vehicle.vehicle_status, vehicle.warranty_suspended, vehicle.dealer_code, vehicle.dealer_name, vehicle.sub_dealer_name,
      coalesce((select name ->> ${user.language}::text from product where code = vehicle.fourth_product), vehicle.fourth_product) as product_name`,
    toReply({ productName, warrantyEndDate, ...chance }) {
      const applyUntil = applyUntilOf({ deliveryDate: chance.deliveryDate, warrantyEndDate, warrantyHours: null }, services.parameters);
      return replyOf(context, 'SalesChance', {
        ...chance,
        fourthProduct_dictText: productName,
        ownerName: maskedName(chance.ownerName),
        applyUntil,
        daysLeft: daysBetween(day, applyUntil),
        // The filters of the list are what an application asks of its machine.
        begins: isBegunAbout(context, chance, 'extendInsurance') ? ['extendInsurance'] : [],
      });
    },
  };
}

/** Delivered, without an extension, of a product with a plan, and with a period to apply that ends soon. */
export function chanceFilters({ user, services }: Context, { keyword, dealerCode, withinDays = 60 }: ChanceQuery): Filter[] {
  const day = today(user, services.now());
  const months = services.parameters.number('extend.applyMonths');
  const applyUntil = sql`least((vehicle.delivery_date + make_interval(months => ${months}::int))::date, vehicle.warranty_end_date)`;
  return [
    sql<SqlBool>`(vehicle.vehicle_status = 'delivered' and vehicle.warranty_suspended = 'N' and vehicle.warranty_end_date is not null
      and (vehicle.extend_end_date is null or vehicle.extend_end_date < ${day}::date))`,
    sql<SqlBool>`(${applyUntil} between ${day}::date and ${addDays(day, withinDays)}::date)`,
    sql<SqlBool>`not exists (select from extend_insurance other where other.vehicle_id = vehicle.id and ${inTheWay})`,
    sql<SqlBool>`exists (select from extend_plan p where p.second_product = vehicle.second_product and p.enabled = 'Y'
      and ${day}::date >= p.valid_from and ${day}::date <= coalesce(p.valid_to, 'infinity'))`,
    keywords(['vehicle.vin'], keyword),
    equal('vehicle.dealerCode', dealerCode),
  ];
}

export const chanceExport: ExportedList = {
  name: 'salesChance',
  noun: 'extend-insurance',
  columns: exportedFields(
    'salesChancesList',
    ['vin', 'fourthProduct', 'ownerName', 'deliveryDate', 'applyUntil', 'daysLeft', 'currentHours', 'dealerCode', 'dealerName', 'subDealerName'],
    { vin: 22, ownerName: 20, dealerName: 28, subDealerName: 28 },
  ),
};
