import { roundHalfUp } from '@harrow/validation';
import { sql } from 'kysely';
import { amountsOf, approvedByDefault, approvedTotal } from '../../src/modules/maintenance/rules/amounts.ts';
import { emptyMaintenance, emptyPart, type MaintenanceHeader, type MaintenancePart } from '../../src/modules/maintenance/tables.ts';
import { windowOf } from '../../src/modules/maintenance/plan/planRules.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { at, pastSteps, serviceClerks, serviceReviewers } from '../pastSteps.ts';
import { createRandom } from '../random.ts';
import { labourRatePeriods, labourRates } from '../service-catalogue/labourRates.ts';
import { paidBy } from '../statements/paidBy.ts';
import { takeNumbers } from '../takeNumbers.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { loadMaintenanceFees } from './loadMaintenanceFees.ts';
import { loadPlans } from './loadPlans.ts';
import { tolerance } from './pastServices.ts';
import { dealerOf, templateFor, workOf } from './serviceOf.ts';
import type { ServicePlans } from './servicePlans.ts';

const manager = 'zhao.manager';

/** Services that are approved or over, in bulk: the rows that the services would have written, with work, parts, plans, steps and fees. */
export async function loadServices(trx: Trx, vehicles: readonly DemoVehicle[], { past, next }: ServicePlans, today: string, idOf: ReadonlyMap<string, string>) {
  const numbers = await takeNumbers(
    trx,
    past.map(({ vehicle: { dealerCode }, day }) => ({ code: 'maintenance', dealerCode, day })),
  );
  const services = past.map((service, index) => ({
    ...service,
    ...documentOf(service, { insuranceNo: numbers[index]!, vehicleId: idOf.get(service.vehicle.vin)!, today }),
  }));
  const headers = services.map(({ header }) => header);
  await insertRows(
    trx,
    'forceInsurance',
    headers.map(({ marks, ...header }) => ({ ...header, marks: JSON.stringify(marks) as never })),
  );
  await insertRows(
    trx,
    'maintenancePart',
    services.flatMap(({ parts }) => parts),
  );
  // All the work was done, and what is measured lay in the middle of its limits.
  await sql`insert into maintenance_check (id, maintenance_id, line_no, item_code, name, action, mandatory, value_type, unit, min_value, max_value, done, measured_value)
    select replace(gen_random_uuid()::text, '-', ''), f.id, row_number() over (partition by f.id order by t.sort_no, t.item_code), t.item_code, t.name, t.action, t.mandatory,
      t.value_type, t.unit, t.min_value, t.max_value, 'Y', round((t.min_value + t.max_value) / 2, 1)
    from force_insurance f join maint_template t on t.second_product = f.second_product and t.maint_level = f.maint_level
    where f.biz_type = 'maintenance'`.execute(trx);
  await insertRows(trx, 'approvalLog', headers.flatMap(stepsOf));
  await loadMaintenanceFees(
    trx,
    headers.filter(({ auditTotal }) => auditTotal! > 0),
    today,
  );
  await loadPlans(trx, vehicles, { next, services: services.map((service) => ({ ...service, id: service.header.id, planId: service.header.planId! })) }, idOf);
  await loadReadings(trx, headers);
}

/** The hour meter was read at each service; of what was read between them only the latest reading stays. */
async function loadReadings(trx: Trx, headers: readonly MaintenanceHeader[]): Promise<void> {
  await sql`delete from vehicle_hours h using vehicle v where v.id = h.vehicle_id and h.source = 'maintenance' and h.day < v.hours_date
    and exists (select from vehicle_plan p where p.vehicle_id = v.id)`.execute(trx);
  await insertRows(
    trx,
    'vehicleHours',
    headers.map(({ vehicleId, insuranceNo, maintDate, operatingHours }) => ({
      vehicleId,
      source: 'maintenance',
      sourceNo: insuranceNo,
      day: maintDate!,
      hours: operatingHours!,
    })),
  );
}

/** What an hour of work cost the maker on a day. */
function hourRateOf(dealerCode: string, day: string, today: string): number {
  const { earlier, later } = labourRates.find((rate) => rate.dealerCode === dealerCode)!;
  return roundHalfUp((day >= addDays(today, -labourRatePeriods.laterFrom) ? later : earlier) * dealerOf(dealerCode).labourCoefficient);
}

interface Place {
  insuranceNo: string;
  vehicleId: string;
  today: string;
}

function documentOf(service: ServicePlans['past'][number], { insuranceNo, vehicleId, today }: Place): { header: MaintenanceHeader; parts: MaintenancePart[] } {
  const { vehicle, step, day, hours, isPaid } = service;
  const { dealerCode, orgCode, dealerName, settlementCurrency } = dealerOf(vehicle.dealerCode);
  const { technician, part } = workOf(service);
  const template = templateFor(service);
  const id = newId(new Date(at(day, 2)).getTime());
  const parts =
    part === null ? [] : [{ ...emptyPart, id: newId(), maintenanceId: id, lineNo: 1, ...part, sourceType: 'local_purchase', amount: part.unitPrice }];
  const amounts = amountsOf({
    flatHours: template.flatHours,
    hourRate: hourRateOf(dealerCode, day, today),
    parts,
    isPaid,
    partsCap: template.partsCap[settlementCurrency],
  });
  const reviewer = createRandom(`service.${insuranceNo}`).pick(serviceReviewers);
  const passedOn = earlier(addDays(day, 2), today);
  const auditedOn = earlier(addDays(day, 5), today);
  const paid = isPaid ? paidBy({ dealerCode, currency: settlementCurrency, feeDate: auditedOn }, today) : null;
  const isClosed = !isPaid || paid !== null;
  const endedAt = isPaid ? at(paid?.day ?? auditedOn, 8) : at(passedOn, 7);
  const header: MaintenanceHeader = {
    ...emptyMaintenance,
    id,
    insuranceNo,
    version: paid ? 5 : 4,
    status: isClosed ? 'closed' : 'audit_succeeded',
    closeReason: isPaid ? (paid ? 'settled' : null) : 'finished',
    settlementStatus: isPaid ? (paid ? 'settled' : 'unsettled') : null,
    vehicleId,
    vin: vehicle.vin,
    engineNo: vehicle.engineNo,
    secondProduct: vehicle.secondProduct,
    thirdProduct: vehicle.thirdProduct,
    fourthProduct: vehicle.fourthProduct,
    ownerName: vehicle.ownerName,
    currency: settlementCurrency,
    orgCode,
    dealerCode,
    dealerName,
    maintLevel: step.maintLevel,
    planId: newId(),
    planHours: step.planHours,
    ...windowOf(step, tolerance),
    inTime: 'Y',
    operatingHours: hours,
    maintDate: day,
    technician,
    ...amounts,
    freeFlag: isPaid ? 'Y' : 'N',
    firstReviewer: reviewer,
    round: 1,
    submitBy: serviceClerks[dealerCode]!,
    submitTime: at(day, 6),
    auditBy: isPaid ? manager : reviewer,
    auditTime: isPaid ? at(auditedOn, 8) : at(passedOn, 7),
    createBy: serviceClerks[dealerCode]!,
    createTime: at(day, 2),
    updateBy: isClosed ? 'system' : manager,
    updateTime: endedAt,
  };
  const approved = approvedByDefault(header);
  return {
    header: { ...header, ...approved, auditTotal: approvedTotal(header.hourRate, approved), statementNo: paid?.statementNo ?? null },
    parts,
  };
}

const earlier = (day: string, today: string): string => (day < today ? day : today);

/** What the approval log says of a service. */
function stepsOf({ id, insuranceNo, closeReason, submitBy, submitTime, firstReviewer, auditTime, maintDate, updateTime, settlementStatus }: MaintenanceHeader) {
  const isPaid = settlementStatus !== null;
  const passedAt = isPaid ? at(addDays(maintDate!, 2), 7) : auditTime!;
  return pastSteps({ docType: 'maintenance', id, no: insuranceNo }, [
    { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: submitBy!, createTime: submitTime! },
    { action: 'pass', fromStatus: 'submitted', toStatus: 'pass', operator: firstReviewer!, createTime: passedAt },
    ...(isPaid ? [{ action: 'audit_succeeded', fromStatus: 'pass', toStatus: 'audit_succeeded', operator: manager, createTime: auditTime! }] : []),
    ...(closeReason === 'settled'
      ? [{ action: 'settle', fromStatus: 'audit_succeeded', toStatus: 'closed', operator: 'system', createTime: updateTime! }]
      : []),
    ...(closeReason === 'finished' ? [{ action: 'finish', fromStatus: 'pass', toStatus: 'closed', operator: 'system', createTime: updateTime! }] : []),
  ]);
}
