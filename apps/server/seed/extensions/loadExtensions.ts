import '../../src/modules/vehicle/tables.ts';
import { emptyExtension, type ExtensionHeader } from '../../src/modules/extend-insurance/tables.ts';
import { ledger } from '../../src/modules/ledger/service.ts';
import { addDays, addMonths } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { dealers } from '../organisations/organisations.ts';
import { at, pastSteps, serviceClerks, serviceReviewers } from '../pastSteps.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { yearOf } from './plans.ts';

const manager = 'zhao.manager';
const finance = 'qian.finance';
/** Applied for so many months after the delivery, which is in time and without a late fee. */
const applyMonths = 4;

/** The extensions of the machines that have one: the rows that the services would have written, with their steps, readings and ledger lines. */
export async function loadExtensions(stage: Stage, trx: Trx, vehicles: readonly DemoVehicle[], idOf: ReadonlyMap<string, string>): Promise<void> {
  const extended = vehicles
    .filter(({ extendEndDate }) => extendEndDate !== null)
    .toSorted((a, b) => (a.deliveryDate! < b.deliveryDate! ? -1 : 1))
    .map((vehicle) => ({ vehicle, applyDate: addMonths(vehicle.deliveryDate!, applyMonths) }));
  const numbers = await takeNumbers(
    trx,
    extended.map(({ vehicle: { dealerCode }, applyDate }) => ({ code: 'extendInsurance', dealerCode, day: applyDate })),
  );
  const extensions = extended.map(({ vehicle, applyDate }, index) =>
    extensionOf(vehicle, applyDate, { extendNo: numbers[index]!, vehicleId: idOf.get(vehicle.vin)! }),
  );
  await insertRows(
    trx,
    'extendInsurance',
    extensions.map(({ marks, ...extension }) => ({ ...extension, marks: JSON.stringify(marks) as never })),
  );
  await insertRows(trx, 'approvalLog', extensions.flatMap(stepsOf));
  await insertRows(
    trx,
    'vehicleHours',
    extensions.map(({ vehicleId, extendNo, applyDate, operatingHours }) => ({
      vehicleId,
      source: 'extendInsurance',
      sourceNo: extendNo,
      day: applyDate!,
      hours: operatingHours!,
    })),
  );
  for (const extension of extensions) await book(stage, extension);
}

function extensionOf(vehicle: DemoVehicle, applyDate: string, { extendNo, vehicleId }: { extendNo: string; vehicleId: string }): ExtensionHeader {
  const random = createRandom(`extension.${vehicle.vin}`);
  const dealer = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealerCode)!;
  const clerk = serviceClerks[vehicle.dealerCode]!;
  const plan = yearOf(vehicle.secondProduct, vehicle.extendCoverage!, dealer.settlementCurrency)!;
  const passed = addDays(applyDate, random.integer(1, 3));
  const paid = addDays(passed, random.integer(2, 9));
  const decided = addDays(paid, 1);
  return {
    ...emptyExtension,
    id: newId(new Date(at(applyDate, 2)).getTime()),
    extendNo,
    version: 5,
    status: 'audit_succeeded',
    vehicleId,
    vin: vehicle.vin,
    engineNo: vehicle.engineNo,
    secondProduct: vehicle.secondProduct,
    thirdProduct: vehicle.thirdProduct,
    fourthProduct: vehicle.fourthProduct,
    ownerName: vehicle.ownerName,
    orgCode: dealer.orgCode,
    dealerCode: dealer.dealerCode,
    dealerName: dealer.dealerName,
    deliveryDate: vehicle.deliveryDate!,
    operatingHours: hoursOn(vehicle, applyDate),
    planCode: plan.planCode,
    coverageType: vehicle.extendCoverage!,
    extendMonths: 12,
    extendHours: plan.hours,
    extensionFee: plan.fee,
    totalFee: plan.fee,
    currency: dealer.settlementCurrency,
    startDate: addDays(vehicle.warrantyEndDate!, 1),
    endDate: vehicle.extendEndDate!,
    startHours: vehicle.warrantyHours,
    endHours: vehicle.extendHours,
    applyDate,
    applyUntil: vehicle.warrantyEndDate!,
    payMethod: 'transfer',
    payStatus: 'paid',
    payUntil: addDays(passed, 15),
    paidDate: paid,
    bankRef: `TT-${paid.slice(2, 4)}${paid.slice(5, 7)}-${random.integer(1000, 9999)}`,
    round: 1,
    submitBy: clerk,
    submitTime: at(applyDate, 3),
    auditBy: manager,
    auditTime: at(decided, 6),
    createBy: clerk,
    createTime: at(applyDate, 2),
    updateBy: manager,
    updateTime: at(decided, 6),
  };
}

const stepsOf = ({ id, extendNo, submitBy, submitTime, payUntil, paidDate, auditTime }: ExtensionHeader) =>
  pastSteps({ docType: 'extendInsurance', id, no: extendNo }, [
    { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: submitBy!, createTime: submitTime! },
    { action: 'pass', fromStatus: 'submitted', toStatus: 'pass', operator: serviceReviewers[0], createTime: at(addDays(payUntil!, -15), 7) },
    { action: 'pay', fromStatus: 'pass', toStatus: 'paid', operator: finance, createTime: at(paidDate!, 8) },
    { action: 'audit_succeeded', fromStatus: 'paid', toStatus: 'audit_succeeded', operator: manager, createTime: auditTime! },
  ]);

/** The money as it came in, and the fee. */
async function book({ services, setClock, actAs }: Stage, { id, extendNo, dealerCode, currency, totalFee, paidDate, bankRef }: ExtensionHeader): Promise<void> {
  setClock(new Date(at(paidDate!, 8)));
  const line = {
    source: 'extendInsurance',
    sourceId: id,
    sourceNo: extendNo,
    account: { dealerCode, accountType: 'parts', currency } as const,
    amount: totalFee,
  };
  await transact(contextOf(services, await actAs(finance)), async (within) => {
    await ledger.post(within, {
      ...line,
      direction: 'in',
      feeType: 'parts_payment',
      contra: 'bank',
      postingKey: `extendInsurance:${id}:receipt`,
      remark: bankRef,
    });
    await ledger.post(within, { ...line, direction: 'out', feeType: 'extension', contra: 'extension_sales', postingKey: `extendInsurance:${id}:charge` });
  });
}
