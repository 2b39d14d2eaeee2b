import { emptyInsurance, type InsuranceHeader } from '../../src/modules/force-insurance/tables.ts';
import { showInsurance } from '../../src/modules/force-insurance/service.ts';
import { requiredInsuranceSlots } from '../../src/modules/force-insurance/rules/submitChecks.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { platePicture } from '../files/pictures.ts';
import { type Shot, storePictures } from '../files/storePictures.ts';
import { insertRows } from '../insertRows.ts';
import { dealers } from '../organisations/organisations.ts';
import { at, pastSteps, serviceClerks, serviceReviewers } from '../pastSteps.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { takeNumbers } from '../takeNumbers.ts';
import type { PolicyPlan } from './policyPlans.ts';

/** Policies that are in force or over, in bulk: the rows that the services would have written, with their steps and scans; and what their machines show. */
export async function loadPolicies(
  { services }: Stage,
  trx: Trx,
  plans: readonly PolicyPlan[],
  today: string,
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const numbers = await takeNumbers(
    trx,
    plans.map(({ vehicle: { dealerCode }, start }) => ({ code: 'forceInsurance', dealerCode, day: start })),
  );
  const policies = plans.map((plan, index) =>
    policyOf(plan, today, { insuranceNo: numbers[index]!, previousNo: plan.follows === undefined ? null : numbers[plan.follows]!, idOf }),
  );
  await insertRows(
    trx,
    'forceInsurance',
    policies.map(({ marks, ...policy }) => ({ ...policy, marks: JSON.stringify(marks) as never })),
  );
  await insertRows(trx, 'approvalLog', policies.flatMap(stepsOf));
  const scan = await platePicture('policy', ['SEGURO OBLIGATORIO', 'POLICY']);
  await insertRows(trx, 'attach', await storePictures(services, scan, policies.flatMap(shotsOf)));
  await showInsurance(trx, today);
}

const shotsOf = ({ id, insuranceNo, policyStart, dealerCode, createBy, createTime }: InsuranceHeader): Shot[] =>
  requiredInsuranceSlots.map((slot) => ({
    tableName: 'force_insurance',
    tableId: id,
    slot,
    description: `${insuranceNo} ${slot}`,
    takenAt: `${policyStart!} 10:00:00`,
    dealerCode,
    createBy,
    createTime,
  }));

interface Numbers {
  insuranceNo: string;
  previousNo: string | null;
  idOf: ReadonlyMap<string, string>;
}

function policyOf({ vehicle, start, end, insurer, policyNo, premium }: PolicyPlan, today: string, { insuranceNo, previousNo, idOf }: Numbers): InsuranceHeader {
  const random = createRandom(`policy.${insuranceNo}`);
  const dealer = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealerCode)!;
  const clerk = serviceClerks[vehicle.dealerCode]!;
  const isOver = end < today;
  const reviewDay = start < addDays(today, -1) ? addDays(start, 1) : today;
  return {
    ...emptyInsurance,
    id: newId(new Date(at(start, 2)).getTime()),
    insuranceNo,
    version: isOver ? 4 : 3,
    status: isOver ? 'closed' : 'pass',
    closeReason: isOver ? 'expired' : null,
    vehicleId: idOf.get(vehicle.vin)!,
    vin: vehicle.vin,
    engineNo: vehicle.engineNo,
    secondProduct: vehicle.secondProduct,
    thirdProduct: vehicle.thirdProduct,
    fourthProduct: vehicle.fourthProduct,
    ownerName: vehicle.ownerName,
    currency: dealer.settlementCurrency,
    orgCode: dealer.orgCode,
    dealerCode: dealer.dealerCode,
    dealerName: dealer.dealerName,
    insurer,
    policyNo,
    policyStart: start,
    policyEnd: end,
    premium,
    insuredAmount: premium * 200,
    subsidyAmount: 0,
    insuredName: vehicle.ownerName,
    insuredIdNo: vehicle.ownerIdNo,
    previousNo,
    round: 1,
    submitBy: clerk,
    submitTime: at(start, 3),
    auditBy: random.pick(serviceReviewers),
    auditTime: at(reviewDay, 7),
    createBy: clerk,
    createTime: at(start, 2),
    updateBy: isOver ? 'system' : null,
    updateTime: isOver ? at(end, 16) : at(reviewDay, 7),
  };
}

const stepsOf = ({ id, insuranceNo, status, submitBy, submitTime, auditBy, auditTime, updateTime }: InsuranceHeader) =>
  pastSteps({ docType: 'forceInsurance', id, no: insuranceNo }, [
    { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: submitBy!, createTime: submitTime! },
    { action: 'pass', fromStatus: 'submitted', toStatus: 'pass', operator: auditBy!, createTime: auditTime! },
    ...(status === 'closed' ? [{ action: 'expire', fromStatus: 'pass', toStatus: 'closed', operator: 'system', createTime: updateTime! }] : []),
  ]);
