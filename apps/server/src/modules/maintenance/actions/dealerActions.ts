/** Actions of the dealer on a service, besides entering it. */
import { sql } from 'kysely';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { handedIn } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { notify, reviewersOf, usersWith } from '../../../shared/notify/notify.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { askFirst, type Coded, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { type PartsUse, returnParts, shortages, takeParts } from '../../stock/service.ts';
import { forgetHours, recordHours } from '../../vehicle/service.ts';
import { inTimeOf, windowText } from '../rules/inTime.ts';
import { findServiced, type ServicedMachine } from '../machine.ts';
import { maintenanceStore } from '../maintenanceStore.ts';
import { about, maintenanceEffect } from './maintenanceStep.ts';
import { checkSubmit } from '../rules/submitChecks.ts';
import type { Maintenance, MaintenanceHeader } from '../tables.ts';

type Ready = { machine: ServicedMachine | undefined; service: Maintenance };

const useOf = ({ id, insuranceNo, dealerCode, subDealerCode, vin }: MaintenanceHeader): PartsUse => ({
  source: 'maintenance',
  sourceId: id,
  sourceNo: insuranceNo,
  moveType: 'maint_use',
  dealerCode,
  subDealerCode,
  vin,
});

const readingOf = ({ vin, insuranceNo }: MaintenanceHeader) => ({ vin, source: 'maintenance', sourceNo: insuranceNo });

/** Highest reading of the hour meter up to a day, by other documents. */
async function lastHours({ db }: TrxContext, { vehicleId, insuranceNo, maintDate }: MaintenanceHeader): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`select max(hours) as hours from vehicle_hours
    where vehicle_id = ${vehicleId} and source_no <> ${insuranceNo} and day <= ${maintDate}::date`.execute(db);
  return rows[0]?.hours ?? null;
}

/** Hands the service in: runs every check, takes its parts from the shelf, keeps the reading of the hour meter, tells the reviewers. */
export const submit = maintenanceEffect<Ready>({
  async prepare({ context, before, input }) {
    const { db, services, user } = context;
    const machine = await findServiced(context, before.vin);
    const lines = await maintenanceStore.findLines(db, before.id);
    const service = { header: before, ...lines };
    const step = machine?.plan.find(({ id }) => id === before.planId);
    const errors = checkSubmit(service, {
      today: today(user, services.now()),
      deliveryDate: machine?.deliveryDate ?? null,
      dueLevel: step?.maintLevel ?? null,
      lastDate: machine?.lastMaintDate ?? machine?.deliveryDate ?? null,
      lastHours: before.maintDate === null ? null : await lastHours(context, before),
      files: await fittingFiles(db, 'force_insurance', before.id),
      language: user.language,
      levelName: (level) => services.dictionaries.text('maint_level', level, user.language),
    });
    if (inTimeOf(before) === 'N' && before.windowOverride !== 'Y') errors.push({ field: 'maintDate', code: 'E-231', params: windowText(before) });
    if (errors.length > 0) throw invalid(errors);
    const warnings: Coded[] = await shortages(context, useOf(before), service.parts);
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
    return { machine, service };
  },
  async apply(step, { machine, service }) {
    const { context, before } = step;
    const parts = await takeParts(context, useOf(before), service.parts);
    await maintenanceStore.putLines(context.db, { checklist: [], parts });
    if (before.operatingHours !== null) await recordHours(context, { ...readingOf(before), day: before.maintDate!, hours: before.operatingHours });
    const { engineNo, ownerName } = machine?.block ?? before;
    return {
      ...(before.round === 0 ? differences(before, { ...before, engineNo, ownerName }) : {}),
      inTime: inTimeOf(before),
      ...handedIn(step),
    };
  },
  async notify({ context: { db, services } }, after) {
    await notify(db, await reviewersOf(db, 'maintenance:audit', after.dealerCode), { event: 'maintenance.submitted', ...about(after), at: services.now() });
  },
});

/** Withdraws a service before a decision: its parts return to stock, its hour meter reading is removed. */
export const withdraw = maintenanceEffect({
  async apply({ context, before }) {
    const { parts } = await maintenanceStore.findLines(context.db, before.id);
    await maintenanceStore.putLines(context.db, { checklist: [], parts: await returnParts(context, { sourceId: before.id }, parts) });
    await forgetHours(context, readingOf(before));
  },
});

export const giveUp = maintenanceEffect({ apply: async () => ({ closeReason: 'given_up' }) });

/** Asks for an exception for a service that is early or late. */
export const requestOverride = maintenanceEffect({
  apply: async ({ context: { services, user }, input: { opinion } }) => ({
    overrideRequested: 'Y',
    overrideAskedOn: today(user, services.now()),
    windowOverride: 'N',
    overrideReason: opinion?.trim() || null,
    overrideBy: null,
  }),
  async notify({ context: { db, services } }, after) {
    const event = 'maintenance.overrideAsked';
    const { params, ...document } = about(after);
    await notify(db, await usersWith(db, 'maintenance:finalAudit'), {
      event,
      ...document,
      params: { ...params, reason: after.overrideReason ?? '' },
      at: services.now(),
    });
  },
});
