/** Documents that a user may begin about a machine, by the rules of the kinds themselves. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MachineDocument } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { BegunAbout, BegunMachine } from '../hooks.ts';
import type { Coded } from '../../../shared/refusal/refusal.ts';
import { offeredRights } from '../../../documents/dealer/offeredRights.ts';
import { vehicleStatuses } from '../workflow.ts';

/** Kinds that the user may begin at all, and that take a machine in its state. */
function takenBy({ services, user }: Context, machine: BegunMachine): BegunAbout[] {
  const rights = offeredRights(services.modules, user);
  return services.modules.flatMap(({ begunAbout }) => (begunAbout && rights.has(begunAbout.permission) && begunAbout.takes(machine) ? [begunAbout] : []));
}

/** Kinds that a list offers: those that need only the row of the machine. */
export const begunFromRow = (context: Context, machine: BegunMachine): MachineDocument[] =>
  takenBy(context, machine).flatMap(({ docType, refusal }) => (refusal ? [] : [docType]));

/** Whether the user may begin such a document about a machine in its state; for lists that ask the rest of its rule themselves. */
export const isBegunAbout = (context: Context, machine: BegunMachine, asked: MachineDocument): boolean =>
  takenBy(context, machine).some(({ docType }) => docType === asked);

/** Kinds that the passport of a machine offers. */
export async function begunDocuments(context: Context, machine: BegunMachine): Promise<MachineDocument[]> {
  const begun: MachineDocument[] = [];
  for (const { docType, refusal } of takenBy(context, machine)) if (!refusal || (await refusal(context, machine.vin, null)) === null) begun.push(docType);
  return begun;
}

const kindOf = ({ services }: Context, asked: MachineDocument): BegunAbout | undefined =>
  services.modules.flatMap(({ begunAbout }) => (begunAbout?.docType === asked ? [begunAbout] : []))[0];

/** Machines whose state a kind takes: their status, and whether their registration is being corrected. */
export function takenBySql(context: Context, asked: MachineDocument): RawBuilder<SqlBool> {
  const kind = kindOf(context, asked);
  const states = vehicleStatuses.flatMap((vehicleStatus) => (['Y', 'N'] as const).map((warrantySuspended) => ({ vehicleStatus, warrantySuspended })));
  const taken = states.filter((state) => kind?.takes(state)).map(({ vehicleStatus, warrantySuspended }) => `${vehicleStatus} ${warrantySuspended}`);
  return sql<SqlBool>`(vehicle.vehicle_status || ' ' || vehicle.warranty_suspended) = any(${taken})`;
}

/** Why a kind does not take a machine, whatever the user's rights; null where it does. @param id the document that asks; null for a new one */
export async function whyNotBegun(context: Context, machine: BegunMachine, asked: MachineDocument, id: string | null): Promise<Coded | null> {
  const kind = kindOf(context, asked);
  if (kind?.refusal) return kind.refusal(context, machine.vin, id);
  if (!kind || kind.takes(machine)) return null;
  return kind.takes({ ...machine, warrantySuspended: 'N' }) ? { code: 'E-141' } : { code: 'E-102', params: { vin: machine.vin } };
}
