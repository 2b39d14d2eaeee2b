/** Saving a service. */
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { ForceInsuranceInput, MaintenanceInput, Saved } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { textOf } from '../../../shared/messages/messages.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { openNormalWarehouses } from '../../stock/service.ts';
import { maintenanceTolerance } from '../../coverage/service.ts';
import { type LevelTemplate, templateOf } from '../../maint-template/service.ts';
import { amountsOf } from '../rules/amounts.ts';
import { copyWork, maintenanceLineChanges, mergeChecks, mergeParts } from '../rules/lines.ts';
import { findServiced, type ServicedMachine, type ServiceTerms, termsOf } from '../machine.ts';
import { maintenanceKind } from '../maintenanceKind.ts';
import { maintenanceStore } from '../maintenanceStore.ts';
import { emptyMaintenance, type Maintenance, type MaintenanceHeader, type MaintenanceLines } from '../tables.ts';
import { inTimeOf } from '../rules/inTime.ts';
import { machineReasons, openServiceOf } from '../openService.ts';
import { isFree, windowOf } from '../plan/planRules.ts';
import { ensureStep } from '../plan/planStore.ts';

/** Its kind is known. */
export type MaintenanceFields = Pick<ForceInsuranceInput, 'id' | 'version' | 'vin'> & MaintenanceInput;

interface Facts {
  vin: string;
  machine: ServicedMachine | undefined;
  template: LevelTemplate | undefined;
  terms: ServiceTerms;
  /** Warehouses that parts may come from; read where a line names one. */
  warehouses: readonly string[];
  /** Number of another service of the machine that is not finished. */
  openNo: string | null;
}

const savedMaintenance: SavedKind<MaintenanceHeader, MaintenanceLines, MaintenanceFields, Facts> = {
  kind: maintenanceKind,
  store: maintenanceStore,
  create: (context): Maintenance => ({ header: newHeader(context, emptyMaintenance), checklist: [], parts: [] }),
  async read(context, id, { vin: given, maintLevel, parts = [] }) {
    const document = id === null ? null : await maintenanceStore.find(context, id);
    const vin = given === undefined ? (document?.header.vin ?? '') : readVin(given);
    const machine = await findServiced(context, vin);
    const level = maintLevel ?? document?.header.maintLevel ?? machine?.due?.maintLevel ?? 'h250';
    const codes = [...parts, ...(document?.parts ?? [])].map(({ partsCode }) => partsCode);
    const secondProduct = document && document.header.round > 0 ? document.header.secondProduct : (machine?.block.secondProduct ?? '');
    return {
      document,
      facts: {
        vin,
        machine,
        template: await templateOf(context, { secondProduct, maintLevel: level }),
        terms: await termsOf(context, document?.header.dealerCode ?? context.user.dealerCode ?? '', codes),
        openNo: await openServiceOf(context, vin, id),
        warehouses: parts.some(({ warehouse }) => warehouse) ? await openNormalWarehouses(context, document?.header ?? context.user) : [],
      },
    };
  },
  compose,
  lineHistory: maintenanceLineChanges,
};

/** Lays the input over the service; throws 422 with everything that cannot be stored. */
function compose(
  context: Context,
  { header: base, checklist: storedWork, parts: storedParts }: Maintenance,
  { id: _id, version: _version, vin: _vin, checklist: typedWork = [], parts: typedParts, ...input }: MaintenanceFields,
  { vin, machine, template, terms, openNo, warehouses }: Facts,
): Composed<MaintenanceHeader, MaintenanceLines> {
  const { services, user } = context;
  const isFrozen = base.round > 0;
  if (vin === '') throw invalid([{ field: 'vin', code: 'E-100' }]);
  if (isFrozen && vin !== base.vin) throw invalid([{ field: 'vin', code: 'E-002' }]);
  const reasons = isFrozen ? [] : machineReasons(machine, vin, openNo);
  if (reasons.length > 0)
    throw invalid([{ field: 'vin', code: 'E-230', params: { reasons: reasons.map((reason) => textOf(user.language, reason)).join(' ') } }]);
  const texts = Object.fromEntries(
    (['technician', 'place'] as const).flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]?.trim() || null]])),
  );
  const header: MaintenanceHeader = { ...base, ...input, ...texts, ...(!isFrozen && machine ? factsOf(context, base, machine) : {}) };
  header.maintLevel = input.maintLevel ?? (base.insuranceNo === '' ? (machine?.due?.maintLevel ?? base.maintLevel) : base.maintLevel);
  const errors: InvalidField[] = [];
  if (!template) throw invalid([{ field: 'maintLevel', code: 'E-014' }]);
  if (!hasDecimals(header.operatingHours ?? 0, 1)) errors.push({ field: 'operatingHours', code: 'E-016', params: { n: 1 } });
  const isOther = header.maintLevel !== base.maintLevel || storedWork.length === 0;
  // Results of work of another level are dropped with it.
  const gone = new Set(isOther ? storedWork.map(({ id }) => id) : []);
  const said = typedWork.filter(({ id }) => id === undefined || !gone.has(id));
  const work = mergeChecks(isOther ? copyWork(header.id, template.work, base.maintLevel === header.maintLevel ? storedWork : []) : storedWork, said);
  const sources = (services.dictionaries.items('parts_source') ?? []).map(({ value }) => value);
  const used = mergeParts(header.id, storedParts, typedParts, { prices: terms.prices, sources, warehouses, isFrozen });
  errors.push(...work.errors, ...used.errors);
  if (errors.length > 0) throw invalid(errors);
  if (!isFrozen) header.currency = terms.currency;
  header.freeFlag = isFree(header.secondProduct, header.planHours) ? 'Y' : 'N';
  header.inTime = inTimeOf(header);
  Object.assign(
    header,
    amountsOf({
      flatHours: isFrozen && !isOther ? base.labourHours : template.flatHours,
      hourRate: isFrozen ? base.hourRate : terms.hourRate,
      parts: used.parts,
      isPaid: header.freeFlag === 'Y' && header.windowOverride !== 'Y',
      partsCap: template.partsCap[terms.currency] ?? 0,
    }),
  );
  return { document: { header, checklist: work.checklist, parts: used.parts } };
}

/** Fields that follow from the machine and its plan as they are now. The document stays with the user who enters it. */
function factsOf({ services }: Context, base: MaintenanceHeader, { block, due, noHours }: ServicedMachine): Partial<MaintenanceHeader> {
  const { vehicleId, vin, engineNo, secondProduct, thirdProduct, fourthProduct, ownerName, dealerCode } = block;
  const window = due ? windowOf(due, maintenanceTolerance(services)) : {};
  return {
    vehicleId,
    vin,
    engineNo,
    secondProduct,
    thirdProduct,
    fourthProduct,
    ownerName,
    crossDealer: dealerCode === base.dealerCode ? 'N' : 'Y',
    noHours: noHours ? 'Y' : 'N',
    planId: due?.id ?? null,
    planHours: due?.planHours ?? null,
    ...window,
  };
}

/** Serialises what is entered for one machine: two services at the same time would not see each other. */
const lockMachine = ({ db }: TrxContext, vin: string) => sql`select pg_advisory_xact_lock(hashtext(${`maintenance ${vin}`}))`.execute(db);

/** The step that a service is for, which is stored with it where it was only worked out so far: a machine from before there were plans. */
async function storeStep(context: TrxContext, id: string): Promise<void> {
  const service = await context.db.selectFrom('forceInsurance').select(['vin', 'planId', 'round']).where('id', '=', id).executeTakeFirstOrThrow();
  if (service.planId !== null || service.round > 0) return;
  const machine = await findServiced(context, service.vin);
  const step = machine?.due ? await ensureStep(context, machine.planned) : undefined;
  if (step) await context.db.updateTable('forceInsurance').set({ planId: step.id }).where('id', '=', id).execute();
}

/** Creates a service, or changes a draft or a returned one. @throws E-230, E-014; else as `saveDocument` */
export async function saveMaintenance(context: TrxContext, input: MaintenanceFields): Promise<Saved> {
  if (input.vin !== undefined) await lockMachine(context, readVin(input.vin));
  const saved = (await saveDocument(context, savedMaintenance, input, { confirm: true })) as Saved;
  await storeStep(context, saved.id);
  return saved;
}
