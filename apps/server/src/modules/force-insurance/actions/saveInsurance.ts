/** Saving a policy. */
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { NoLines } from '../../../documents/saving/store.ts';
import type { ForceInsuranceInput, InsuranceInput, Saved } from '../../../generated/types.gen.ts';
import { addDays, lastDayOf } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { textOf } from '../../../shared/messages/messages.ts';
import { type Coded, type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { insuranceStore } from '../insuranceStore.ts';
import { emptyInsurance, type InsuranceHeader } from '../tables.ts';
import { type FoundMachine, findMachine } from '../machine.ts';
import { isOpen, latestOf, type Policy, policiesOf, wasInForce } from '../reading/policies.ts';

/** Its kind is known. */
export type InsuranceFields = Pick<ForceInsuranceInput, 'id' | 'version' | 'vin'> & InsuranceInput;
type Insurance = { header: InsuranceHeader };

interface Facts {
  vin: string;
  machine: FoundMachine | undefined;
  policies: Policy[];
}

const insured: readonly string[] = ['in_stock', 'delivered'];
/** Whether a policy can be entered for a machine in its state. */
export const isInsurable = ({ vehicleStatus, isSuspended }: Pick<FoundMachine, 'vehicleStatus' | 'isSuspended'>): boolean =>
  insured.includes(vehicleStatus) && !isSuspended;

/** Why no policy can be entered for a machine, in the order in which it is asked. */
export function machineReasons(machine: FoundMachine | undefined, vin: string): Coded[] {
  if (!machine) return [{ code: 'E-012' }];
  if (!insured.includes(machine.vehicleStatus)) return [{ code: 'E-102', params: { vin } }];
  return machine.isSuspended ? [{ code: 'E-141' }] : [];
}

/** The day after the last policy of a type; without one that of the delivery, or none. */
export function suggestedStart(policies: readonly Policy[], machine: FoundMachine | undefined): string | null {
  const end = latestOf(policies.filter(wasInForce))?.policyEnd;
  return end ? addDays(end, 1) : (machine?.deliveryDate ?? null);
}

/** The kind is asked for by name: renewing, one of its actions, saves. */
const savedInsurance = ({ services }: Context): SavedKind<InsuranceHeader, NoLines, InsuranceFields, Facts> => ({
  kind: services.documents.get('forceInsurance')!.kind,
  store: insuranceStore,
  create: (context): Insurance => ({ header: newHeader(context, emptyInsurance) }),
  async read(context, id, { vin: given }) {
    const document = id === null ? null : await insuranceStore.find(context, id);
    const vin = given === undefined ? (document?.header.vin ?? '') : readVin(given);
    return { document, facts: { vin, machine: await findMachine(context, vin), policies: await policiesOf(context.db, vin) } };
  },
  compose,
  lineHistory: () => [],
});

const texts = ['insurer', 'policyNo', 'plateNo', 'registrationNo', 'insuredName', 'insuredIdNo'] as const;

/** Lays the input over the policy; throws 422 with everything that cannot be stored. */
function compose(
  { user: { language } }: Context,
  { header: base }: Insurance,
  { id: _id, version: _version, vin: _vin, ...input }: InsuranceFields,
  { vin, machine, policies }: Facts,
): Composed<InsuranceHeader, NoLines> {
  const isNew = base.insuranceNo === '';
  const isFrozen = base.round > 0;
  if (vin === '') throw invalid([{ field: 'vin', code: 'E-100' }]);
  if (isFrozen && vin !== base.vin) throw invalid([{ field: 'vin', code: 'E-002' }]);
  const reasons = isFrozen ? [] : machineReasons(machine, vin);
  if (reasons.length > 0) throw invalid([{ field: 'vin', code: 'E-230', params: { reasons: reasons.map((reason) => textOf(language, reason)).join(' ') } }]);
  const written = Object.fromEntries(texts.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]?.trim() || null]])));
  const block = isFrozen || !machine ? {} : machine.block;
  const header: InsuranceHeader = { ...base, ...input, ...written, ...block };
  const errors: InvalidField[] = (['insuredAmount', 'premium'] as const)
    .filter((field) => !hasDecimals(header[field] ?? 0, 2))
    .map((field) => ({ field, code: 'E-016', params: { n: 2 } }));
  if (isNew && !input.insuranceType) errors.push({ field: 'insuranceType', code: 'E-013' });
  const others = policies.filter(({ id, insuranceType }) => id !== base.id && insuranceType === header.insuranceType);
  const open = others.find(isOpen);
  if (open) errors.push({ field: 'insuranceType', code: 'E-266', params: { no: open.insuranceNo } });
  if (errors.length > 0) throw invalid(errors);
  if (isNew || header.insuranceType !== base.insuranceType || header.vin !== base.vin)
    header.previousNo = latestOf(others.filter(wasInForce))?.insuranceNo ?? null;
  if (isNew) {
    header.insuredName ??= header.ownerName;
    header.policyStart ??= suggestedStart(others, machine);
    if (header.policyStart !== null) header.policyEnd ??= lastDayOf(header.policyStart, 12);
  }
  return { document: { header } };
}

/** Serialises what is entered for one machine: two drafts of one type at the same time would not see each other. */
const lockMachine = ({ db }: Pick<Context, 'db'>, vin: string) => sql`select pg_advisory_xact_lock(hashtext(${`insurance ${vin}`}))`.execute(db);

/** Creates a policy, or changes a draft or a returned one. @throws E-230, E-266; else as `saveDocument` */
export async function saveInsurance(context: Context, input: InsuranceFields): Promise<Saved> {
  if (input.vin !== undefined) await lockMachine(context, readVin(input.vin));
  return (await saveDocument(context, savedInsurance(context), input, { confirm: true })) as Saved;
}
