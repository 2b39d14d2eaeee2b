/** Reading services: the list, one with its work, parts and plan. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../documents/workflow.ts';
import type { ForceInsurance, ForceInsuranceItem, MaintenancePlanRow } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { maskedName } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf, search } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import type { FamilyQuery } from '../../shared/module.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { maintenanceTolerance } from '../coverage/service.ts';
import { filesOf, productName, serviceSlots } from '../force-insurance/service.ts';
import type { TabMachine } from '../vehicle/service.ts';
import { maintenanceStates } from './maintenanceKind.ts';
import { maintenanceScope, maintenanceStore } from './maintenanceStore.ts';
import { hasPlan, isOutside, nextStep, windowOf } from './plan/planRules.ts';
import { planOf, type PlanRow } from './plan/planStore.ts';
import { requiredMaintenanceSlots } from './submitChecks.ts';
import type { MaintenanceHeader } from './tables.ts';
import { type MaintenanceState, maintenanceWorkflow } from './workflow.ts';

type StateOf = (row: MaintenanceHeader) => MaintenanceState;
type Listed = MaintenanceHeader & { productName: string };
/** Columns of policies, which rows of services have, too. */
type PolicyFacts = Pick<
  ForceInsuranceItem,
  'insuranceType' | 'insurer' | 'policyNo' | 'policyStart' | 'policyEnd' | 'insuredAmount' | 'premium' | 'subsidyAmount'
>;

/** The row with what follows from it; the owner of another dealer's machine stays in the dark. */
const shown = <Row extends Listed>({ user }: Context, { productName: fourthProduct_dictText, ...row }: Row, stateOf: StateOf) => ({
  ...row,
  fourthProduct_dictText,
  daysLeft: null,
  ownerName: row.crossDealer === 'Y' && !isMaker(user) ? maskedName(row.ownerName) : row.ownerName,
  allowedActions: allowedActions(maintenanceWorkflow, user, stateOf(row)) as ForceInsuranceItem['allowedActions'],
});

export async function maintenanceList(context: Context): Promise<ListDefinition<ForceInsuranceItem, Listed & PolicyFacts>> {
  const stateOf = await maintenanceStates(context);
  return {
    table: 'forceInsurance',
    columns: listColumns('forceInsurancesList', 'forceInsurance'),
    scope: maintenanceScope,
    select: sql`force_insurance.*, ${productName(context.user.language)}`,
    // The rows of the table have the columns of both kinds.
    toReply: (row) => replyOf(context, 'ForceInsuranceItem', shown(context, row, stateOf)),
  };
}

/** Filters of the list and of its export. */
export const maintenanceFilters = (_context: Context, query: FamilyQuery): Filter[] => [
  keywords(['forceInsurance.insuranceNo', 'forceInsurance.vin'], query.keyword),
  oneOf('forceInsurance.status', query.status),
  equal('forceInsurance.dealerCode', query.dealerCode),
  equal('forceInsurance.maintLevel', query.maintLevel),
  between('forceInsurance.maintDate', query.maintDate_begin, query.maintDate_end),
  equal('forceInsurance.inTime', query.inTime),
  equal('forceInsurance.freeFlag', query.freeFlag),
  query.overrideAsked === 'Y'
    ? search(
        sql<SqlBool>`(force_insurance.override_requested = 'Y' and force_insurance.window_override <> 'Y' and force_insurance.status in ('draft', 'no_pass'))`,
      )
    : undefined,
];

/** What a service says of a policy. */
const noPolicy = {
  insuranceType: null,
  insurer: null,
  policyNo: null,
  policyStart: null,
  policyEnd: null,
  insuredAmount: null,
  premium: null,
  subsidyAmount: null,
  plateNo: null,
  registrationNo: null,
  registrationDate: null,
  insuredName: null,
  previousNo: null,
  nextNo: null,
  chain: [],
};

/** One service with its work, its parts, and the plan of its machine. */
export async function findMaintenance(context: Context, id: string): Promise<ForceInsurance> {
  const { services, user, db } = context;
  const { language } = user;
  const { header, checklist, parts } = await maintenanceStore.find(context, id);
  const { rows } = await sql<{ productName: string }>`select ${productName(language)} from force_insurance where id = ${id}`.execute(db);
  const names = await sql<{ code: string; name: string }>`select parts_code as code, coalesce(name ->> ${language}::text, parts_code) as name from parts
    where parts_code = any(${parts.map(({ partsCode }) => partsCode)}::text[])`.execute(db);
  const nameOf = new Map(names.rows.map(({ code, name }) => [code, name]));
  const files = await filesOf(db, id);
  const text = (dictionary: string, value: string): string => services.dictionaries.text(dictionary, value, language);
  const reply = {
    ...shown(context, { ...header, ...rows[0]! }, await maintenanceStates(context)),
    ...noPolicy,
    ...(await nextOf(context, header)),
    noHours: header.noHours === 'Y',
    checklist: checklist.map(({ name, maintenanceId: _of, lineNo: _no, ...line }) => ({
      ...line,
      itemName: name[language],
      action_dictText: text('maint_action', line.action),
    })),
    parts: parts.map(({ maintenanceId: _of, lineNo: _no, ...part }) => ({
      ...part,
      partsName: nameOf.get(part.partsCode) ?? part.partsCode,
      sourceType_dictText: text('parts_source', part.sourceType),
    })),
    plan: await shownPlan(context, await planOf(db, header.vin)),
    slots: serviceSlots.map((slot) => ({ slot, required: requiredMaintenanceSlots(header).includes(slot), files: files.get(slot) ?? 0 })),
  };
  // A policy's only.
  return replyOf(context, 'ForceInsurance', reply, { insuredIdNo: null });
}

/** What is due after it: the open step once it has passed, before that what would be. */
async function nextOf({ db, services }: Context, { vin, planId, planHours, secondProduct, maintDate, operatingHours }: MaintenanceHeader) {
  const plan = await planOf(db, vin);
  const open = plan.find(({ status }) => status === 'open');
  const isAhead = open !== undefined && open.id === planId && maintDate !== null && hasPlan(secondProduct);
  const next = isAhead
    ? nextStep(secondProduct, { planHours }, { from: maintDate, hours: operatingHours, toleranceHours: maintenanceTolerance(services).toleranceHours })
    : open;
  return { nextMaintLevel: next?.maintLevel ?? null, nextMaintHours: next?.planHours ?? null, nextMaintDate: next?.dueDate ?? null };
}

/** Steps of a plan as they are shown. */
async function shownPlan({ db, services, user }: Context, plan: readonly PlanRow[]): Promise<MaintenancePlanRow[]> {
  const ids = plan.flatMap(({ docId }) => docId ?? []);
  const { rows } = await sql<{ id: string; no: string }>`select id, insurance_no as no from force_insurance where id = any(${ids}::char(32)[])`.execute(db);
  const tolerance = maintenanceTolerance(services);
  const { text } = services.dictionaries;
  return plan.map((row) => ({
    id: row.id,
    maintLevel: row.maintLevel,
    maintLevel_dictText: text('maint_level', row.maintLevel, user.language),
    planHours: row.planHours,
    dueDate: row.dueDate,
    status: row.status,
    status_dictText: text('plan_status', row.status, user.language),
    docId: row.docId,
    docNo: rows.find(({ id }) => id === row.docId)?.no ?? null,
    doneDate: row.doneDate,
    doneHours: row.doneHours,
    inTime: row.doneDate === null ? null : isOutside(windowOf(row, tolerance), { day: row.doneDate, hours: row.doneHours }) ? 'N' : 'Y',
    reason: row.reason,
  }));
}

/** Steps of the plan of a machine, the newest first. */
export const plansOf = async (context: Context, { vin }: TabMachine): Promise<MaintenancePlanRow[]> =>
  (await shownPlan(context, await planOf(context.db, vin))).toReversed().slice(0, 200);
