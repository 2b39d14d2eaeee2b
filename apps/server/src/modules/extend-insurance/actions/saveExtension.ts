/** Saving an application. */
import { readVin } from '@harrow/validation/vin';
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import type { ExtendInsuranceInput, Saved } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { type OfferedPlan, plansFor } from '../../extend-plan/service.ts';
import { extensionStore } from '../extensionStore.ts';
import { emptyExtension, type ExtensionHeader } from '../tables.ts';
import { extensionKind } from '../extensionKind.ts';
import { blockOf, coverOf, type ExtendedMachine, lockMachine, machineOf, mayNotBeExtended } from '../machine.ts';
import { applyUntilOf, termsOf } from '../rules/terms.ts';

type Extension = { header: ExtensionHeader };

interface Facts {
  vin: string;
  /** Day whose prices count, `YYYY-MM-DD`. */
  day: string;
  machine: ExtendedMachine | undefined;
  plans: OfferedPlan[];
}

const savedExtension: SavedKind<ExtensionHeader, NoLines, ExtendInsuranceInput, Facts> = {
  kind: extensionKind,
  store: extensionStore,
  create: (context): Extension => ({ header: newHeader(context, emptyExtension) }),
  async read(context, id, { vin: given }) {
    const document = id === null ? null : await extensionStore.find(context, id);
    const vin = given === undefined ? (document?.header.vin ?? '') : readVin(given);
    const day = document?.header.applyDate ?? today(context.user, context.services.now());
    const machine = await machineOf(context, vin, id);
    return { document, facts: { vin, day, machine, plans: machine ? await plansFor(context, { ...machine, day }) : [] } };
  },
  compose,
  lineHistory: () => [],
};

/** Lays the input over the application; throws 422 with everything that cannot be stored. */
function compose({ services, user }: Context, { header: base }: Extension, input: ExtendInsuranceInput, facts: Facts): Composed<ExtensionHeader, NoLines> {
  const { id: _id, version: _version, vin: _vin, planCode: chosen, remark, ...typed } = input;
  const { vin, day, machine, plans } = facts;
  const isFrozen = base.round > 0;
  if (vin === '') throw invalid([{ field: 'vin', code: 'E-100' }]);
  if (isFrozen && vin !== base.vin) throw invalid([{ field: 'vin', code: 'E-002' }]);
  const refusal = mayNotBeExtended(machine, vin, today(user, services.now()));
  if (refusal || !machine) throw invalid([{ field: 'vin', ...(refusal ?? { code: 'E-102', params: { vin } }) }]);

  const planCode = (chosen ?? base.planCode).trim().toUpperCase();
  const plan = plans.find((one) => one.planCode === planCode);
  const header: ExtensionHeader = { ...base, ...typed, ...(remark !== undefined && { remark: remark?.trim() || null }) };
  const errors: InvalidField[] = [];
  if (planCode === '') errors.push({ field: 'planCode', code: 'E-013' });
  // An application that was submitted once keeps its price until another plan is chosen.
  else if (!plan && !(isFrozen && planCode === base.planCode)) errors.push({ field: 'planCode', code: 'E-241' });
  if (!hasDecimals(header.operatingHours ?? 0, 1)) errors.push({ field: 'operatingHours', code: 'E-016', params: { n: 1 } });
  if (errors.length > 0) throw invalid(errors);

  if (!isFrozen) Object.assign(header, blockOf(machine), { applyUntil: applyUntilOf(coverOf(machine), services.parameters) });
  if (plan && (!isFrozen || planCode !== base.planCode)) Object.assign(header, termsOf(plan, coverOf(machine), day, services.parameters));
  return { document: { header } };
}

/**
 * Creates an application, or changes a draft or a returned one.
 * @throws E-102, E-141, E-242 for machines that cannot be extended, E-241 for a plan without a price; else as `saveDocument`
 */
export async function saveExtension(context: TrxContext, input: ExtendInsuranceInput): Promise<Saved> {
  if (input.vin !== undefined) await lockMachine(context, readVin(input.vin));
  return (await saveDocument(context, savedExtension, input, { confirm: true })) as Saved;
}
