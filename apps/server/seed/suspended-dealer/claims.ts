import type { WarrantyClaimInput } from '../../src/generated/types.gen.ts';
import type { ClaimPlan } from '../claims/claimPlan.ts';
import type { PlannedStep } from '../claims/claimSteps.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { Calendar } from './calendar.ts';
import { clerk, technician } from './dealer.ts';
import type { Machines } from './machines.ts';

const at = (day: string, time: string): Date => new Date(`${day}T${time}:00Z`);

/** A claim that came back for its photos, and one that was only begun, in the order in which their clerk wrote them. Pure. */
export function claimStepsOf({ tractor, tiller }: Machines, calendar: Calendar): PlannedStep[] {
  const { claimed, returned } = calendar;
  const returnedClaim = planOf(tractor, calendar, { outcome: 'no_pass', input: leakingHose(calendar) });
  const draft = planOf(tiller, calendar, { outcome: 'draft', input: leakingGearbox(calendar) });
  const act = { by: clerk, does: 'act' } as const;
  const opinion = '缺少旧件损坏部位的近照，请补充。';
  return [
    { plan: returnedClaim, step: { at: at(claimed, '07:10'), by: clerk, does: 'save' } },
    { plan: returnedClaim, step: { ...act, at: at(claimed, '08:05'), action: 'submit', input: { confirm: true } } },
    { plan: draft, step: { at: at(claimed, '13:30'), by: clerk, does: 'save' } },
    { plan: returnedClaim, step: { ...act, at: at(returned, '01:20'), by: 'li.service', action: 'startReview', input: {} } },
    {
      plan: returnedClaim,
      step: {
        ...act,
        at: at(returned, '02:15'),
        by: 'li.service',
        action: 'noPass',
        input: { rejectType: 'return', rejectReason: 'insufficient_photos', opinion, marks: [{ field: 'defectivePartsPhoto', note: opinion }] },
      },
    },
  ];
}

const planOf = (
  vehicle: DemoVehicle,
  { claimed, failed }: Calendar,
  { outcome, input }: { outcome: 'draft' | 'no_pass'; input: WarrantyClaimInput },
): ClaimPlan => ({
  outcome,
  input: { ...input, vin: vehicle.vin, claimType: 'normal', failureDate: failed },
  clerk,
  vehicle,
  dealerCode: vehicle.dealerCode,
  claimType: 'normal',
  day: claimed,
  failureDate: failed,
  repairDate: claimed,
  faults: [],
  withoutPhotos: outcome === 'draft',
});

const leakingHose = ({ failed, claimed }: Calendar): WarrantyClaimInput => ({
  dealerClaimRef: 'RVI-001',
  operatingHours: 19.5,
  repairStartDate: failed,
  repairDate: claimed,
  complaint: 'The customer noticed oil under the tractor and a slow lift while ploughing.',
  customerSatisfaction: 4,
  partsInStock: 'N',
  contactName: 'Wanjiru Kamau',
  contactPhone: '+254 720 550 162',
  repairPlace: 'Workshop, Nakuru',
  technician,
  bugList: [
    {
      bugNo: 1,
      bugSystem: 'hydraulic',
      bugCode: 'HYD-007',
      bugDesc: 'The pressure hose of the lift leaks at its crimped end. There is no sign of rubbing or of a blow.',
      failureReason: 'assembly',
      correction: 'Replaced the hose and its clamps, topped up the oil, bled the lift and tested it under load.',
    },
  ],
  detailList: [
    { bugNo: 1, hourCode: 'HYD-0070-20', claimHours: 0.6 },
    { bugNo: 1, hourCode: 'HYD-0070-70', claimHours: 0.4 },
  ],
  partsList: [
    { bugNo: 1, partsCode: 'HYD0301-50', qty: 1, isCausal: 'Y', sourceType: 'own_stock' },
    { bugNo: 1, partsCode: 'HYD0308-50', qty: 2, isCausal: 'N', sourceType: 'own_stock' },
  ],
});

/** Nobody has repaired it yet. */
const leakingGearbox = ({ failed }: Calendar): WarrantyClaimInput => ({
  dealerClaimRef: 'RVI-002',
  repairStartDate: failed,
  complaint: 'Oil drips from the gearbox of the tiller after an hour of work.',
  contactName: 'Kibet Farm Services',
  contactPhone: '+254 733 550 148',
  bugList: [{ bugNo: 1, bugSystem: 'gearbox', bugCode: 'GEA-002', bugDesc: 'The oil seal of the input side is wet. The housing has no crack.' }],
  partsList: [{ bugNo: 1, partsCode: 'GEA0112-50', qty: 1, isCausal: 'Y', sourceType: 'own_stock' }],
});
