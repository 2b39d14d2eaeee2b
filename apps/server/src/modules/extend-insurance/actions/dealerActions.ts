/** Actions of the dealer on an application, besides entering it: submit, withdraw, give up. */
import { sql } from 'kysely';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { plansFor } from '../../extend-plan/service.ts';
import { forgetHours, recordHours } from '../../vehicle/service.ts';
import { about, extensionEffect } from './extensionStep.ts';
import { blockOf, coverOf, type ExtendedMachine, lockMachine, machineOf, mayNotBeExtended } from '../machine.ts';
import { checkSubmit } from '../rules/submitChecks.ts';
import { applyUntilOf, termsOf } from '../rules/terms.ts';
import type { ExtensionHeader } from '../tables.ts';

const readingOf = ({ vin, extendNo }: ExtensionHeader) => ({ vin, source: 'extendInsurance', sourceNo: extendNo });

/** Highest reading of the hour meter by other documents. */
async function lastHours({ db }: TrxContext, { vehicleId, extendNo }: ExtensionHeader): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`select max(hours) as hours from vehicle_hours
    where vehicle_id = ${vehicleId} and source_no <> ${extendNo}`.execute(db);
  return rows[0]?.hours ?? null;
}

/** Fields fixed at the first submission: the machine, and the terms of that day. Later ones update only whether its services are complete. @throws E-241 */
async function frozen(context: TrxContext, before: ExtensionHeader, machine: ExtendedMachine, day: string): Promise<Partial<ExtensionHeader>> {
  const block = blockOf(machine);
  if (before.round > 0) return { maintenanceComplete: block.maintenanceComplete };
  const { parameters } = context.services;
  const plan = (await plansFor(context, { ...machine, day })).find(({ planCode }) => planCode === before.planCode);
  if (!plan) throw invalid([{ field: 'planCode', code: 'E-241' }]);
  const cover = coverOf(machine);
  return { ...block, applyUntil: applyUntilOf(cover, parameters), ...termsOf(plan, cover, day, parameters) };
}

/** Hands the application in: runs every check, fixes its price, keeps the reading of the hour meter, tells the reviewers. */
export const submit = extensionEffect<ExtensionHeader>({
  async prepare({ context, before, input }) {
    const { db, services, user } = context;
    const day = today(user, services.now());
    await lockMachine(context, before.vin);
    const machine = await machineOf(context, before.vin, before.id);
    const refusal = mayNotBeExtended(machine, before.vin, day);
    if (refusal || !machine) throw invalid([{ field: 'vin', ...(refusal ?? { code: 'E-102', params: { vin: before.vin } }) }]);
    const header = { ...before, ...(await frozen(context, before, machine, day)) };
    const errors = checkSubmit(header, {
      today: day,
      warrantyHours: machine.warrantyHours,
      lastHours: await lastHours(context, before),
      files: await fittingFiles(db, 'extend_insurance', before.id),
    });
    if (errors.length > 0) throw invalid(errors);
    if (header.maintenanceComplete === 'N' && !input.confirm) throw askFirst([{ code: 'W-268' }]);
    return header;
  },
  async apply(step, header) {
    const { context, before } = step;
    const day = today(context.user, context.services.now());
    const { operatingHours } = header;
    if (operatingHours !== null) await recordHours(context, { ...readingOf(before), day, hours: operatingHours });
    return { ...differences(before, header), ...handedIn(step), applyDate: before.applyDate ?? day };
  },
  async notify({ context: { db, services } }, after) {
    const permission = after.maintenanceComplete === 'Y' ? 'extendInsurance:audit' : 'extendInsurance:finalAudit';
    await notify(db, await reviewersOf(db, permission, after.dealerCode), { event: 'extendInsurance.submitted', ...about(after), at: services.now() });
  },
});

/** Takes it back; its reading is forgotten. */
export const withdraw = extensionEffect({ apply: ({ context, before }) => forgetHours(context, readingOf(before)) });

export const giveUp = extensionEffect({ apply: async () => ({ closeReason: 'given_up' }) });

/** A returned application that was not resubmitted is closed with its dealer. */
export const endWithDealer = extensionEffect({ apply: async () => ({ closeReason: dealerEnded }) });
