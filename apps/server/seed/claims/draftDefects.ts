import type { WarrantyClaimInput } from '../../src/generated/types.gen.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { parts } from '../parts/parts.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { ClaimPlan } from './claimPlan.ts';

type Context = { vehicles: readonly DemoVehicle[]; others: readonly ClaimPlan[]; today: string };

/** Codes that a draft answers when it is handed in, and what is wrong with it. */
type Defect = { codes: readonly string[]; spoil: (input: WarrantyClaimInput, plan: ClaimPlan, context: Context) => WarrantyClaimInput };

const firstLabour = (input: WarrantyClaimInput) => input.detailList?.[0] ?? {};
const firstPart = (input: WarrantyClaimInput) => input.partsList?.[0] ?? {};
const codeOf = (find: (part: (typeof parts)[number]) => boolean) => parts.find(find)?.partsCode ?? '';

/** Puts another machine into a draft, with a failure that the given machine could have had. */
const onMachine = (input: WarrantyClaimInput, plan: ClaimPlan, vehicle: DemoVehicle | undefined): WarrantyClaimInput => {
  if (!vehicle) throw new RangeError('no machine for a draft');
  plan.vehicle = vehicle;
  plan.dealerCode = vehicle.dealerCode;
  plan.clerk = vehicle.dealerCode === 'D004' ? 'd004.admin' : `${vehicle.dealerCode.toLowerCase()}.service`;
  return { ...input, vin: vehicle.vin, operatingHours: hoursOn(vehicle, plan.failureDate) };
};

/** One for each of the ten drafts: together they show every message that a submit can answer. */
export const draftDefects: readonly Defect[] = [
  { codes: ['E-201', 'E-217'], spoil: (input) => ({ ...input, bugList: [], detailList: [], partsList: [] }) },
  {
    codes: ['E-204', 'E-206', 'E-217'],
    spoil: (input) => ({
      ...input,
      otherFee: 60,
      otherFeeDesc: null,
      bugList: (input.bugList ?? []).map((fault) => ({ ...fault, failureReason: null })),
    }),
  },
  {
    codes: ['W-207'],
    spoil: (input, plan, { vehicles }) =>
      onMachine(
        input,
        plan,
        vehicles.find(({ vehicleStatus, warrantyMonths }) => vehicleStatus === 'delivered' && warrantyMonths === null),
      ),
  },
  {
    codes: ['E-208'],
    spoil: (input, plan, { vehicles }) =>
      onMachine(
        input,
        plan,
        vehicles.find(
          ({ vehicleStatus, warrantyHours, secondProduct }) => vehicleStatus === 'delivered' && warrantyHours === null && secondProduct !== 'implement',
        ),
      ),
  },
  {
    codes: ['E-210'],
    spoil: (input, plan, { vehicles, today }) =>
      onMachine(
        input,
        plan,
        vehicles.find(
          ({ warrantyEndDate, extendEndDate, secondProduct, dealerCode }) =>
            dealerCode === 'D004' && secondProduct === 'tractor' && !extendEndDate && warrantyEndDate !== null && warrantyEndDate < addDays(today, -200),
        ),
      ),
  },
  {
    codes: ['E-211', 'E-222'],
    spoil: (input, { vehicle }) => ({
      ...input,
      operatingHours: (vehicle.warrantyHours ?? 1000) + 50,
      detailList: [{ ...firstLabour(input), claimHours: 90 }],
    }),
  },
  {
    codes: ['E-212', 'E-213'],
    spoil: (input) => ({ ...input, operatingHours: 0.5, repairStartDate: null, repairDate: addDays(input.failureDate ?? '', -2) }),
  },
  {
    codes: ['E-214', 'E-218', 'E-219'],
    spoil: (input, plan) => {
      const failureDate = addDays(plan.day, -50);
      return {
        ...input,
        failureDate,
        repairStartDate: failureDate,
        repairDate: addDays(failureDate, 4),
        operatingHours: hoursOn(plan.vehicle, failureDate),
        detailList: [{ ...firstLabour(input), claimHours: Math.round((firstLabour(input).claimHours ?? 1) * 130) / 100, overReason: null }],
        partsList: (input.partsList ?? []).map((line) => ({ ...line, isCausal: 'N' as const })),
      };
    },
  },
  {
    codes: ['E-300', 'E-301', 'E-226'],
    spoil: (input) => ({
      ...input,
      partsList: [
        { ...firstPart(input), oldSerialNo: 'SN777001', newSerialNo: 'SN777001' },
        {
          bugNo: 1,
          qty: 1,
          isCausal: 'N',
          sourceType: 'own_stock',
          partsCode: codeOf(({ price, replacedBy }) => price.USD === null && !replacedBy),
        },
        {
          bugNo: 1,
          qty: 2,
          isCausal: 'N',
          sourceType: 'own_stock',
          partsCode: codeOf(({ price, replacedBy }) => price.USD === 0 && !replacedBy),
        },
      ],
    }),
  },
  {
    // The same fault on the same machine as a claim that was handed in a few weeks before; a superseded part (E-306 is only a hint).
    codes: ['W-215'],
    spoil: (input, plan, { others }) => {
      const earlier = others.find(({ outcome, claimType, day }) => outcome === 'audit_succeeded' && claimType === 'normal' && day > addDays(plan.day, -40));
      const fault = earlier?.faults[0];
      if (!earlier || !fault) throw new RangeError('no earlier claim for a draft');
      const superseded = codeOf(({ replacedBy, price }) => replacedBy !== null && price.USD !== null && price.USD > 0);
      return {
        ...onMachine(input, plan, earlier.vehicle),
        bugList: [fault.fault],
        detailList: fault.labour.slice(0, 1),
        partsList: [...fault.parts.slice(0, 1), { bugNo: 1, qty: 1, isCausal: 'N', sourceType: 'own_stock', partsCode: superseded }],
      };
    },
  },
];

/** How the defects change the number of lines of all claims. */
export const changedByDefects = { faults: -1, labour: -1, parts: 2 } as const;

/** Spoils each draft in its own way. Throws when there are not as many drafts as defects. */
export function addDraftDefects(plans: readonly ClaimPlan[], vehicles: readonly DemoVehicle[], today: string): void {
  const drafts = plans.filter(({ outcome }) => outcome === 'draft');
  if (drafts.length !== draftDefects.length) throw new RangeError(`${drafts.length} drafts for ${draftDefects.length} defects`);
  draftDefects.forEach(({ codes, spoil }, index) => {
    const plan = drafts[index] as ClaimPlan;
    plan.input = spoil(plan.input, plan, { vehicles, others: plans, today });
    plan.withoutPhotos = codes.includes('E-217');
  });
}
