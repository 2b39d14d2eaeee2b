/** Actions of the dealer on a handover: submit, withdraw, give up. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { machineColumnsOf } from '../../../documents/saving/machineColumns.ts';
import { effect } from '../../../documents/kind.ts';
import { handedIn } from '../../../documents/review.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { askFirst, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { stopsDelivery } from '../../campaign/service.ts';
import { forgetHours, recordHours } from '../../vehicle/service.ts';
import { about, type HandoverActionInput } from './handoverStep.ts';
import { handoverStore } from '../handoverStore.ts';
import { lateDaysOf, lateWarnings } from '../rules/lateness.ts';
import { type Cover, coverFrom, machineOf, mayNotBeHandedOver } from '../machine.ts';
import { checkSubmit } from '../rules/submitChecks.ts';
import type { HandoverHeader } from '../tables.ts';

const handoverEffect = effect<HandoverHeader, HandoverActionInput>();

type Ready = { machine: Partial<HandoverHeader>; lateDays: number } & Pick<Cover, 'warranty'>;

/** Hands the sheet in: runs every check, keeps the reading of the hour meter, works out the warranty, tells the reviewers. */
export const submit = handoverEffect<Ready>({
  async prepare({ context, before, input }) {
    const { db, services, user } = context;
    const { parameters, dictionaries } = services;
    const day = today(user, services.now());
    const machine = await machineOf(context, before.vin, before.id);
    const refusal = before.registered === 'Y' ? null : mayNotBeHandedOver(machine, before.vin);
    if (refusal || !machine) throw refusal ? invalid([{ field: 'vin', ...refusal }]) : refuse('E-012');
    const held = before.registered === 'Y' ? null : await stopsDelivery(context, before.vin);
    if (held) throw invalid([{ field: 'vin', ...held }]);
    const { policy, warranty, warnings } = await coverFrom(context, machine, before.deliveryDate ?? day);
    const errors = checkSubmit(
      { header: before, ...(await handoverStore.findLines(db, before.id)) },
      {
        today: day,
        acceptanceDate: machine.pdiDate ?? '',
        pdiHours: machine.pdiHours,
        noHours: policy?.noHours === 'Y',
        files: await fittingFiles(db, 'handover_train', before.id),
        maxTrainees: parameters.number('handover.maxTrainees'),
        topicName: (code) => dictionaries.text('handover_topic', code, user.language),
      },
    );
    if (errors.length > 0) throw invalid(errors);
    const lateDays = lateDaysOf(context, before.deliveryDate!, before.firstSubmitDate ?? day);
    const late = before.round === 0 ? lateWarnings(context, before.deliveryDate!, day) : [];
    if (late.length + warnings.length > 0 && !input.confirm) throw askFirst([...late, ...warnings]);
    const frozen = before.round === 0 ? machineColumnsOf(machine) : {};
    return { machine: frozen, lateDays, warranty };
  },
  async apply(step, { machine, lateDays, warranty }) {
    const { context, before } = step;
    const { services, user } = context;
    const day = today(user, services.now());
    if (before.operatingHours !== null) await recordHours(context, { ...readingOf(before), day: before.deliveryDate!, hours: before.operatingHours });
    return {
      ...machine,
      ...warranty,
      lateDays,
      ...handedIn(step),
      firstSubmitDate: before.firstSubmitDate ?? day,
    };
  },
  async notify({ context: { db, services } }, after) {
    await notify(db, await reviewersOf(db, 'handoverTrain:audit', after.dealerCode), { event: 'handoverTrain.submitted', ...about(after), at: services.now() });
  },
});

const readingOf = ({ vin, handoverNo }: HandoverHeader) => ({ vin, source: 'handoverTrain', sourceNo: handoverNo });

/** Takes it back. One that was registered is still to be corrected. */
export const withdraw = handoverEffect({
  async apply({ context, before }) {
    await forgetHours(context, readingOf(before));
    return before.registered === 'Y' ? { status: 'no_pass' } : {};
  },
});

export const giveUp = handoverEffect({ apply: async () => ({ closeReason: 'given_up' }) });

export const endWithDealer = handoverEffect({ apply: async () => ({ closeReason: dealerEnded }) });
