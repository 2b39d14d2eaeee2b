/** Documents that a user may begin about a machine, by the rules of the kinds themselves. */
import type { MachineDocument } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { BegunAbout, BegunMachine } from '../../../shared/module.ts';
import { offeredRights } from '../../../documents/offeredRights.ts';

/** Kinds that the user may begin at all, and that take a machine in its state. */
function takenBy({ services, user }: Context, machine: BegunMachine): BegunAbout[] {
  const rights = offeredRights(services.modules, user);
  return services.modules.flatMap(({ begunAbout }) => (begunAbout && rights.has(begunAbout.permission) && begunAbout.takes(machine) ? [begunAbout] : []));
}

/** What a list offers: kinds that ask for nothing but the row of the machine. */
export const begunFromRow = (context: Context, machine: BegunMachine): MachineDocument[] =>
  takenBy(context, machine).flatMap(({ docType, refusal }) => (refusal ? [] : [docType]));

/** Whether the user may begin such a document about a machine in its state; for lists that ask the rest of its rule themselves. */
export const isBegunAbout = (context: Context, machine: BegunMachine, asked: MachineDocument): boolean =>
  takenBy(context, machine).some(({ docType }) => docType === asked);

/** What the passport of a machine offers. */
export async function begunDocuments(context: Context, machine: BegunMachine): Promise<MachineDocument[]> {
  const begun: MachineDocument[] = [];
  for (const { docType, refusal } of takenBy(context, machine)) if (!refusal || (await refusal(context, machine.vin)) === null) begun.push(docType);
  return begun;
}
