/** Reading services: the list, one with its work, parts and plan. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { ForceInsurance, ForceInsuranceItem, MaintenancePlanRow } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { maskedName } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import type { FamilyQuery } from '../../force-insurance/hooks.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { maintenanceTolerance } from '../../coverage/service.ts';
import { productName, serviceSlots } from '../../force-insurance/service.ts';
import type { TabMachine } from '../../vehicle/service.ts';
import { maintenanceStates } from '../maintenanceKind.ts';
import { maintenanceScope, maintenanceStore } from '../maintenanceStore.ts';
import { hasPlan, isOutside, nextStep, windowOf } from '../plan/planRules.ts';
import { type NumberedStep, shownPlanOf } from '../plan/planStore.ts';
import { requiredMaintenanceSlots } from '../rules/submitChecks.ts';
import type { MaintenanceHeader } from '../tables.ts';
import { type MaintenanceState, maintenanceWorkflow } from '../rules/workflow.ts';

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

/** Fields of a policy, empty for a service. */
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
  const { files, names, ...named } = await besides(context, id);
  const plan = await shownPlanOf(db, header.vin);
  const text = (dictionary: string, value: string): string => services.dictionaries.text(dictionary, value, language);
  const reply = {
    ...shown(context, { ...header, ...named }, await maintenanceStates(context)),
    ...noPolicy,
    ...nextOf(context, header, plan),
    noHours: header.noHours === 'Y',
    checklist: checklist.map(({ name, maintenanceId: _of, lineNo: _no, ...line }) => ({
      ...line,
      itemName: name[language],
      action_dictText: text('maint_action', line.action),
    })),
    parts: parts.map(({ maintenanceId: _of, lineNo: _no, ...part }) => ({
      ...part,
      partsName: names[part.partsCode] ?? part.partsCode,
      sourceType_dictText: text('parts_source', part.sourceType),
    })),
    plan: plan.map((step) => shownStep(context, step)),
    slots: serviceSlots.map((slot) => ({ slot, required: requiredMaintenanceSlots(header).includes(slot), files: files[slot] ?? 0 })),
  };
  // A policy's only.
  return replyOf(context, 'ForceInsurance', reply, { insuredIdNo: null });
}

interface Besides {
  productName: string;
  /** Names of its parts by their codes. */
  names: Readonly<Record<string, string>>;
  /** How many files lie in each slot. */
  files: Readonly<Record<string, number>>;
}

/** Facts of other tables about a service, in one statement. */
async function besides({ db, user: { language } }: Context, id: string): Promise<Besides> {
  const { rows } = await sql<Besides>`select ${productName(language)},
      coalesce((select json_object_agg(p.parts_code, coalesce(p.name ->> ${language}::text, p.parts_code)) from parts p
        where p.parts_code in (select parts_code from maintenance_part where maintenance_id = ${id})), '{}') as names,
      coalesce((select json_object_agg(column_name, files) from (select column_name, count(*)::int as files from attach
        where table_name = 'force_insurance' and table_id = ${id} group by 1) slots), '{}') as files
    from force_insurance where id = ${id}`.execute(db);
  return rows[0]!;
}

/** Next step of the plan: the open one once the service has passed, before that the prospective one. */
function nextOf(
  { services }: Context,
  { planId, planHours, secondProduct, maintDate, operatingHours }: MaintenanceHeader,
  plan: readonly NumberedStep[],
): Pick<ForceInsurance, 'nextMaintLevel' | 'nextMaintHours' | 'nextMaintDate'> {
  const open = plan.find(({ status }) => status === 'open');
  const isAhead = open !== undefined && open.id === planId && maintDate !== null && hasPlan(secondProduct);
  const next = isAhead
    ? nextStep(secondProduct, { planHours }, { from: maintDate, hours: operatingHours, toleranceHours: maintenanceTolerance(services).toleranceHours })
    : open;
  return { nextMaintLevel: next?.maintLevel ?? null, nextMaintHours: next?.planHours ?? null, nextMaintDate: next?.dueDate ?? null };
}

/** A step of a plan as it is shown. */
function shownStep(context: Context, row: NumberedStep): MaintenancePlanRow {
  const { doneDate, doneHours } = row;
  const isLate = doneDate !== null && isOutside(windowOf(row, maintenanceTolerance(context.services)), { day: doneDate, hours: doneHours });
  return replyOf(context, 'MaintenancePlanRow', { ...row, inTime: doneDate === null ? null : isLate ? 'N' : 'Y' });
}

/** Steps of the plan of a machine, the newest first. */
export const plansOf = async (context: Context, { vin }: TabMachine): Promise<MaintenancePlanRow[]> =>
  (await shownPlanOf(context.db, vin))
    .map((step) => shownStep(context, step))
    .toReversed()
    .slice(0, 200);

export const searchedMaintenances = searchedList('forceInsurancesList', {
  list: maintenanceList,
  docType: 'maintenance',
  permission: 'maintenance:query',
  page: '/service/maintenance',
  noun: 'force-insurance',
  title: 'insuranceNo',
  about: ['vin', 'dealerName'],
  fields: { insuranceNo: 'number', vin: 'vin' },
});
