import { sql } from 'kysely';
import { emptyArrival, type ArrivalHeader } from '../../src/modules/arrival-accept/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { loadFees } from '../loadFees.ts';
import { dealers } from '../organisations/organisations.ts';
import { demoUsers } from '../organisations/users.ts';
import { at, pastSteps, serviceClerks, serviceReviewers } from '../pastSteps.ts';
import { createRandom } from '../random.ts';
import { paidBy } from '../statements/paidBy.ts';
import { takeNumbers } from '../takeNumbers.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { allowances } from './allowances.ts';

/** Days that a dealer has. All of these were inspected in time. */
const deadlineDays = 15;
/** One sheet in so many had a fault, which was repaired at once. */
const faultyOneIn = 33;

/**
 * The sheets of the machines that were accepted long ago, in bulk: the rows that the services would have written, with their items,
 * steps and fees.
 */
export async function loadPastArrivals(trx: Trx, vehicles: readonly DemoVehicle[], idOf: ReadonlyMap<string, string>, today: string): Promise<void> {
  const accepted = vehicles.filter(({ pdiDate }) => pdiDate !== null).toSorted((a, b) => (a.arrivalDate! < b.arrivalDate! ? -1 : 1));
  const numbers = await takeNumbers(
    trx,
    accepted.map(({ dealerCode, arrivalDate }) => ({ code: 'arrivalAccept', dealerCode, day: arrivalDate! })),
  );
  const sheets = accepted.map((vehicle, index) => sheetOf(vehicle, { vehicleId: idOf.get(vehicle.vin)!, acceptNo: numbers[index]!, index, today }));
  await insertRows(
    trx,
    'arrivalAccept',
    sheets.map(({ marks, ...sheet }) => ({ ...sheet, marks: JSON.stringify(marks) as never })),
  );
  await loadItems(trx, sheets);
  await insertRows(trx, 'approvalLog', sheets.flatMap(stepsOf));
  await loadFees(trx, sheets, feeOf);
}

interface Place {
  vehicleId: string;
  acceptNo: string;
  index: number;
  today: string;
}

function sheetOf(vehicle: DemoVehicle, { vehicleId, acceptNo, index, today }: Place): ArrivalHeader {
  const random = createRandom(`arrival.${vehicle.vin}`);
  const { arrivalDate, pdiDate, dealerCode, secondProduct, thirdProduct } = vehicle;
  const dealer = dealers.find((one) => one.dealerCode === dealerCode)!;
  const inspector = demoUsers.find(({ username }) => username === serviceClerks[dealerCode])!;
  const reviewDay = addDays(pdiDate!, 1);
  const rate = allowances.find(({ second, thirds }) => second === secondProduct && (thirds.length === 0 || thirds.includes(thirdProduct)))!.pdi;
  const paid = paidBy({ dealerCode, currency: dealer.settlementCurrency, feeDate: reviewDay }, today);
  return {
    ...emptyArrival,
    id: newId(new Date(at(arrivalDate!, 2)).getTime()),
    acceptNo,
    version: 4,
    status: paid ? 'closed' : 'audit_succeeded',
    vehicleId,
    vin: vehicle.vin,
    engineNo: vehicle.engineNo,
    secondProduct,
    thirdProduct,
    fourthProduct: vehicle.fourthProduct,
    vehicleOrderNo: vehicle.vehicleOrderNo,
    orgCode: dealer.orgCode,
    dealerCode,
    dealerName: dealer.dealerName,
    arrivalDate: arrivalDate!,
    deadline: addDays(arrivalDate!, deadlineDays),
    acceptanceDate: pdiDate,
    acceptancePersonnel: inspector.realname,
    operatingHours: secondProduct === 'implement' ? null : random.integer(10, 45) / 10,
    keysQty: 2,
    documentsComplete: 'Y',
    toolsComplete: 'Y',
    result: 'pass',
    failedCount: index % faultyOneIn === 0 ? 1 : 0,
    firstSubmitDate: pdiDate,
    catalogueDate: pdiDate,
    round: 1,
    pdiFee: rate[dealer.settlementCurrency as keyof typeof rate],
    currency: dealer.settlementCurrency,
    settlementStatus: paid ? 'settled' : 'unsettled',
    statementNo: paid?.statementNo ?? null,
    closeReason: paid ? 'settled' : null,
    submitBy: inspector.username,
    submitTime: at(pdiDate!, 13),
    auditBy: random.pick(serviceReviewers),
    auditTime: at(reviewDay, 1),
    createBy: 'sun.sales',
    createTime: at(arrivalDate!, 2),
    updateBy: 'system',
    updateTime: paid ? at(paid.day, 7) : at(reviewDay, 1),
  };
}

/** Everything passed; where a sheet says so, its first item was repaired. */
async function loadItems(trx: Trx, sheets: readonly ArrivalHeader[]): Promise<void> {
  await sql`insert into arrival_accept_item (id, accept_id, line_no, item_code, name, standard, category, method, value_type, unit, min_value, max_value, photo_required,
      mandatory, safety, item_result, measured_value, failed_reason_code, handling, handled)
    select replace(gen_random_uuid()::text, '-', ''), accept_id, line_no, item_code, name, standard, category, method, value_type, unit, min_value, max_value, photo_required, mandatory, safety,
      case when faulty then 'no_pass' else 'pass' end, case when value_type = 'number' then round((coalesce(min_value, 0) + coalesce(max_value, min_value)) / 2, 2) end,
      case when faulty then 'missing' end, case when faulty then 'repaired' end, case when faulty then 'Y' end
    from (
      select sheet.id as accept_id, sheet.failed_count, item.*, row_number() over (partition by sheet.id order by item.sort_no, item.item_code) as line_no
      from arrival_accept sheet join vehicle_check_item item on item.second_product = sheet.second_product
        and (item.third_products = '{}' or sheet.third_product = any(item.third_products))
      where sheet.id = any(${sheets.map(({ id }) => id)}::text[])
    ) as line, lateral (select line.failed_count > 0 and line.line_no = 1 as faulty) as fault`.execute(trx);
  await sql`update arrival_accept set item_count = items.n, answered_count = items.n
    from (select accept_id, count(*)::int as n from arrival_accept_item group by 1) as items where items.accept_id = arrival_accept.id`.execute(trx);
}

/** What the approval log says of a sheet. */
function stepsOf(sheet: ArrivalHeader) {
  const inspected = at(sheet.acceptanceDate!, 13);
  const steps = [
    { action: 'arrive', fromStatus: null, toStatus: 'pending_acceptance', operator: 'sun.sales', createTime: sheet.createTime },
    { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: sheet.submitBy!, createTime: inspected },
    { action: 'audit_succeeded', fromStatus: 'submitted', toStatus: 'audit_succeeded', operator: sheet.auditBy!, createTime: sheet.auditTime! },
    ...(sheet.status === 'closed'
      ? [
          {
            action: 'settle',
            fromStatus: 'audit_succeeded',
            toStatus: 'closed',
            operator: 'system',
            createTime: sheet.updateTime!,
            opinion: `by ${sheet.statementNo}`,
          },
        ]
      : []),
  ];
  return pastSteps({ docType: 'arrivalAccept', id: sheet.id, no: sheet.acceptNo }, steps);
}

const feeOf = (
  { id, acceptNo, vin, secondProduct, thirdProduct, orgCode, dealerCode, dealerName, auditTime, pdiFee, currency, statementNo, updateTime }: ArrivalHeader,
  feeNo: string,
) => ({
  id: newId(new Date(auditTime!).getTime()),
  feeNo,
  orgCode,
  dealerCode,
  dealerName,
  feeSource: 'arrivalAccept',
  sourceId: id,
  sourceNo: acceptNo,
  vin,
  secondProduct,
  thirdProduct,
  feeDate: auditTime!.slice(0, 10),
  feeType: 'pdi',
  amount: pdiFee!,
  currency: currency!,
  settlementStatus: statementNo ? 'settled' : 'unsettled',
  statementNo,
  settledAmount: statementNo ? pdiFee : null,
  settledDate: statementNo ? updateTime!.slice(0, 10) : null,
  createTime: auditTime!,
});
