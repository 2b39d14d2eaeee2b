/** The maker's side of a handover, and what ends it. */
import { effect, type Step } from '../../../documents/kind.ts';
import { mustHaveRejectReason, mustMarkOwnLines, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { allowanceOf } from '../../service-allowance/service.ts';
import { fees, feeSource } from '../../service-fee/service.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { registerMachine, type Registration, suspendRegistration } from '../../vehicle/service.ts';
import { claimsOf } from '../../warranty-claim/service.ts';
import { about, type HandoverActionInput } from './handoverStep.ts';
import { handoverStore } from '../handoverStore.ts';
import { coverFrom, machineOf } from '../machine.ts';
import type { HandoverHeader } from '../tables.ts';

type HandoverStep = Step<HandoverHeader, HandoverActionInput>;
const handoverEffect = effect<HandoverHeader, HandoverActionInput>();

const tell = (event: string, step: HandoverStep, after: HandoverHeader): Promise<void> => {
  const { params, ...document } = about(after);
  return tellDealer(step, after, { event: `handoverTrain.${event}`, ...document, params: { ...params, date: after.warrantyEndDate ?? '–' } });
};

const registrationOf = (header: HandoverHeader): Registration => ({
  deliveryDate: header.deliveryDate,
  ownerName: header.ownerName,
  ownerPhone: header.ownerPhone,
  ownerIdNo: header.ownerIdNo,
  ownerCountry: header.ownerCountry,
  ownerRegion: header.ownerRegion,
  ownerAddress: header.ownerAddress,
  endUserName: header.endUserName,
  endUserType: header.endUserType,
  endUserPhone: header.endUserPhone,
  industry: header.industry,
  cropType: header.cropType,
  farmSizeHa: header.farmSizeHa,
  warrantyStartDate: header.warrantyStartDate,
  warrantyEndDate: header.warrantyEndDate,
  warrantyMonths: header.warrantyMonths,
  warrantyHours: header.warrantyHours,
});

/** The machine is its owner's, under warranty from then on; the dealer is owed the allowance, unless it was registered late. */
export const pass = handoverEffect({
  async prepare({ context, before }) {
    const machine = await machineOf(context, before.vin, before.id);
    if (!machine || machine.vehicleStatus !== (before.registered === 'Y' ? 'delivered' : 'in_stock'))
      throw invalid([{ field: 'ids', code: 'E-102', params: { vin: before.vin } }]);
    return coverFrom(context, machine, before.deliveryDate!);
  },
  apply: async (step, { warranty }) => ({ ...reviewed(step), ...warranty, registered: 'Y' }),
  async notify(step, after) {
    const { context, before } = step;
    await registerMachine(context, after.vehicleId, registrationOf(after));
    if (after.lateDays === 0) await payAllowance(context, after);
    await tell('pass', step, after);
    if (before.registered === 'Y') return;
    const { params, ...document } = about(after);
    await notify(context.db, await dealerUsers(context.db, after.dealerCode, ['DLR_SERVICE']), {
      event: 'handoverTrain.insuranceDue',
      ...document,
      params: { ...params, date: after.deliveryDate! },
      at: context.services.now(),
    });
  },
});

async function payAllowance(context: TrxContext, header: HandoverHeader): Promise<void> {
  const day = today(context.user, context.services.now());
  const { amount, currency } = await allowanceOf(context, { ...header, feeType: 'handover', day });
  await fees.create(context, { ...feeSourceOf(header, currency), round: header.round, lines: [{ feeType: 'handover', amount }] });
}

const feeSourceOf = (header: HandoverHeader, currency: string) => feeSource('handoverTrain', header.handoverNo, { ...header, currency });

/** Return to the dealer. A registered handover has to pass again, without a deadline. */
export const noPass = handoverEffect({
  async prepare({ context, before, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, () => handoverStore.findLines(context.db, before.id));
  },
  apply: async (step) => ({ ...returned(step), ...(step.before.registered === 'Y' && { resubmitUntil: null }) }),
  notify: (step, after) => tell('no_pass', step, after),
});

export const close = handoverEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  notify: (step, after) => tell('closed', step, after),
});

/** The registration has to be corrected: cover is suspended, and what it brought is taken back. The machine stays with its owner. */
export const reopen = handoverEffect({
  async prepare({ context, before, input: { confirm } }) {
    const n = await claimsOf(context, before.vin);
    if (n > 0 && !confirm) throw askFirst([{ code: 'W-140', params: { n } }]);
  },
  apply: async (step) => reviewed(step),
  async notify(step, after) {
    const { context } = step;
    await suspendRegistration(context, after.vehicleId);
    const { currency } = await context.db.selectFrom('dealer').select('currency').where('dealerCode', '=', after.dealerCode).executeTakeFirstOrThrow();
    await fees.reverse(context, feeSourceOf(after, currency));
    await tell('reopened', step, after);
  },
});

/** Nothing of the machine is covered any longer. */
export const finish = handoverEffect({ apply: async () => ({ closeReason: 'finished' }) });

/** Its machine is scrapped. */
export const cancel = handoverEffect({ apply: async () => ({ closeReason: 'cancelled' }) });
