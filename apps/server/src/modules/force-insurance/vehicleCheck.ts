/** Whether a policy can be entered for a machine. */
import { readVin } from '@harrow/validation/vin';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { textOf } from '../../shared/messages/messages.ts';
import { lookUpVehicle } from '../vehicle/service.ts';
import { findMachine } from './machine.ts';
import { latestOf, policiesOf, wasInForce } from './reading/policies.ts';
import { machineReasons, suggestedStart } from './actions/saveInsurance.ts';

type Check = Operations['forceInsurancesVehicleCheck']['reply']['result'];

/** Reply of a check where nothing is due. */
export const nothingDue = { dueFrom: null, dueTo: null, dueHoursFrom: null, dueHoursTo: null, nextLevel: null, planHours: null } as const;

export async function checkVehicle(context: Context, given: string): Promise<Check> {
  const vin = readVin(given);
  const machine = await findMachine(context, vin);
  const reasons = machineReasons(machine, vin);
  const policies = machine ? await policiesOf(context.db, vin) : [];
  // A new policy follows it; drafts and refused ones do not count.
  const last = latestOf(policies.filter(wasInForce));
  return {
    ok: reasons.length === 0,
    reasons: reasons.map(({ code, ...rest }) => ({ code, text: textOf(context.user.language, { code, ...rest }) })),
    vehicle: machine ? await lookUpVehicle(context, vin) : null,
    lastDoc: last ? { id: last.id, no: last.insuranceNo, status: last.status, date: last.policyEnd } : null,
    ...nothingDue,
    suggestion: {
      policyStart: suggestedStart(
        policies.filter(({ insuranceType }) => insuranceType === 'third_party'),
        machine,
      ),
    },
  };
}
