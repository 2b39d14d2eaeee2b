import { sql } from 'kysely';
import { emptyHandover, type HandoverHeader } from '../../src/modules/handover-train/tables.ts';
import { requiredSlots } from '../../src/modules/handover-train/rules/submitChecks.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { allowances } from '../arrivals/allowances.ts';
import { platePicture } from '../files/pictures.ts';
import { type Shot, storePictures } from '../files/storePictures.ts';
import { insertRows } from '../insertRows.ts';
import { loadFees } from '../loadFees.ts';
import { dealers } from '../organisations/organisations.ts';
import { demoUsers } from '../organisations/users.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paidBy } from '../statements/paidBy.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { explainedTopics, traineesOf, trainerOf } from './handoverOf.ts';

/** Days within which a delivery is registered. */
const registerDays = 10;
/** One in so many was registered late, which brings no allowance. */
const lateOneIn = 19;
const reviewers = ['wang.service', 'li.service'] as const;

const at = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:40:00Z`;

/**
 * The handovers of the machines that are with their owners, in bulk: the rows that the services would have written, with people, topics,
 * steps, files and fees. One ends with its cover.
 */
export async function loadPastHandovers(
  { services }: Stage,
  trx: Trx,
  vehicles: readonly DemoVehicle[],
  idOf: ReadonlyMap<string, string>,
  today: string,
): Promise<void> {
  const delivered = vehicles.filter(({ deliveryDate }) => deliveryDate !== null).toSorted((a, b) => (a.deliveryDate! < b.deliveryDate! ? -1 : 1));
  const numbers = await takeNumbers(
    trx,
    delivered.map(({ dealerCode, deliveryDate }) => ({ code: 'handoverTrain', dealerCode, day: deliveryDate! })),
  );
  const sheets = delivered.map((vehicle, index) => sheetOf(vehicle, { vehicleId: idOf.get(vehicle.vin)!, handoverNo: numbers[index]!, index, today }));
  await insertRows(
    trx,
    'handoverTrain',
    sheets.map(({ marks, ...sheet }) => ({ ...sheet, marks: JSON.stringify(marks) as never })),
  );
  await insertRows(
    trx,
    'handoverTrainee',
    sheets.flatMap((sheet, index) => traineesOf(delivered[index]!, sheet.id)),
  );
  await insertRows(
    trx,
    'handoverTopic',
    sheets.flatMap(({ id, secondProduct }) => explainedTopics(secondProduct, id)),
  );
  await insertRows(trx, 'approvalLog', sheets.flatMap(stepsOf));
  const picture = await platePicture('handover', ['NORTHFIELD AGRI', 'HANDOVER']);
  await insertRows(trx, 'attach', await storePictures(services, picture, sheets.flatMap(shotsOf)));
  await loadFees(
    trx,
    sheets.filter(({ lateDays }) => lateDays === 0),
    (sheet, feeNo) => feeOf(sheet, feeNo, today),
  );
  // The first reading of a machine is that of its handover.
  await sql`update vehicle_hours set source_no = h.handover_no from handover_train h
    where h.vehicle_id = vehicle_hours.vehicle_id and vehicle_hours.source = 'handoverTrain'`.execute(trx);
}

/** What the dealer has photographed on the day of the delivery. */
const shotsOf = ({ id, vin, deliveryDate, dealerCode, createBy, createTime }: HandoverHeader): Shot[] =>
  requiredSlots.map((slot) => ({
    tableName: 'handover_train',
    tableId: id,
    slot,
    description: `${vin} ${slot}`,
    takenAt: `${deliveryDate!} 10:15:00`,
    dealerCode,
    createBy,
    createTime,
  }));

interface Place {
  vehicleId: string;
  handoverNo: string;
  index: number;
  today: string;
}

function sheetOf(vehicle: DemoVehicle, { vehicleId, handoverNo, index, today }: Place): HandoverHeader {
  const random = createRandom(`handover.${vehicle.vin}`);
  const { deliveryDate, warrantyEndDate, extendEndDate, dealerCode, secondProduct } = vehicle;
  const dealer = dealers.find((one) => one.dealerCode === dealerCode)!;
  const trainer = trainerOf(vehicle);
  const day = deliveryDate!;
  const lateDays = index % lateOneIn === 0 && addDays(day, registerDays + 6) < today ? random.integer(1, 5) : 0;
  const submitted = lateDays > 0 ? addDays(day, registerDays + lateDays) : addDays(day, random.integer(0, 2));
  const reviewed = addDays(submitted, 1);
  const coverEnd = [warrantyEndDate, extendEndDate]
    .filter((end) => end !== null)
    .toSorted()
    .at(-1);
  const isOver = coverEnd !== undefined && coverEnd < today;
  return {
    ...emptyHandover,
    id: newId(new Date(at(day, 9)).getTime()),
    handoverNo,
    version: isOver ? 4 : 3,
    status: isOver ? 'closed' : 'pass',
    closeReason: isOver ? 'finished' : null,
    vehicleId,
    vin: vehicle.vin,
    engineNo: vehicle.engineNo,
    secondProduct,
    thirdProduct: vehicle.thirdProduct,
    fourthProduct: vehicle.fourthProduct,
    orgCode: dealer.orgCode,
    dealerCode,
    dealerName: dealer.dealerName,
    deliveryDate: day,
    invoiceNo: `F-${day.slice(2, 4)}${day.slice(5, 7)}-${vehicle.vin.slice(-6)}`,
    invoiceDate: addDays(day, -random.integer(0, 3)),
    currency: dealer.settlementCurrency,
    ownerName: vehicle.ownerName,
    ownerPhone: vehicle.ownerPhone,
    ownerIdNo: vehicle.ownerIdNo,
    ownerCountry: vehicle.ownerCountry,
    ownerRegion: vehicle.ownerRegion,
    ownerAddress: vehicle.ownerAddress,
    endUserSame: 'Y',
    endUserName: vehicle.endUserName,
    endUserType: vehicle.endUserType,
    endUserPhone: vehicle.endUserPhone,
    industry: vehicle.industry,
    cropType: vehicle.cropType,
    farmSizeHa: vehicle.farmSizeHa,
    operatingHours: secondProduct === 'implement' || vehicle.hoursDate === null ? null : hoursOn(vehicle, day),
    trainingDate: day,
    trainingPlace: vehicle.ownerAddress,
    trainer: trainer.realname,
    trainingHours: random.integer(3, 10) / 2,
    customerSatisfaction: random.integer(3, 5),
    warrantyMonths: vehicle.warrantyMonths,
    warrantyHours: vehicle.warrantyHours,
    warrantyStartDate: vehicle.warrantyStartDate,
    warrantyEndDate,
    lateDays,
    firstSubmitDate: submitted,
    printLanguage: dealer.language,
    registered: 'Y',
    round: 1,
    submitBy: trainer.username,
    submitTime: at(submitted, 12),
    auditBy: random.pick(reviewers),
    auditTime: at(reviewed, 1),
    createBy: trainer.username,
    createTime: at(day, 9),
    updateBy: isOver ? 'system' : 'wang.service',
    updateTime: isOver ? at(addDays(coverEnd, 1), 0) : at(reviewed, 1),
  };
}

/** What the approval log says of a sheet. */
function stepsOf(sheet: HandoverHeader) {
  const steps = [
    { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: sheet.submitBy!, createTime: sheet.submitTime! },
    { action: 'pass', fromStatus: 'submitted', toStatus: 'pass', operator: sheet.auditBy!, createTime: sheet.auditTime! },
    ...(sheet.status === 'closed' ? [{ action: 'close', fromStatus: 'pass', toStatus: 'closed', operator: 'system', createTime: sheet.updateTime! }] : []),
  ];
  return steps.map(({ operator, ...step }, index) => ({
    id: newId(new Date(step.createTime).getTime()),
    docType: 'handoverTrain',
    docId: sheet.id,
    docNo: sheet.handoverNo,
    stepNo: index + 1,
    ...step,
    operator,
    operatorName: demoUsers.find(({ username }) => username === operator)?.realname ?? operator,
    orgName: '',
    opinion: null,
    rejectType: null,
    rejectReason: null,
    ip: null,
    durationHours: index === 0 ? null : (Date.parse(step.createTime) - Date.parse(steps[index - 1]!.createTime)) / 3_600_000,
  }));
}

function feeOf(sheet: HandoverHeader, feeNo: string, today: string) {
  const { id, handoverNo, vin, secondProduct, thirdProduct, orgCode, dealerCode, dealerName, auditTime, currency } = sheet;
  const rate = allowances.find(({ second, thirds }) => second === secondProduct && (thirds.length === 0 || thirds.includes(thirdProduct)))!.handover!;
  const amount = rate[currency as keyof typeof rate];
  const feeDate = auditTime!.slice(0, 10);
  const paid = paidBy({ dealerCode, currency: currency!, feeDate }, today);
  return {
    id: newId(new Date(auditTime!).getTime()),
    feeNo,
    orgCode,
    dealerCode,
    dealerName,
    feeSource: 'handoverTrain',
    sourceId: id,
    sourceNo: handoverNo,
    vin,
    secondProduct,
    thirdProduct,
    feeDate,
    feeType: 'handover',
    amount,
    currency: currency!,
    settlementStatus: paid ? 'settled' : 'unsettled',
    statementNo: paid?.statementNo ?? null,
    settledAmount: paid ? amount : null,
    settledDate: paid?.day ?? null,
    createTime: auditTime!,
  };
}
