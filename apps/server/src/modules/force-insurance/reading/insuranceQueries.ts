/** Reading the family: the list of one kind, one policy with its chain. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { FamilyQuery as Query } from '../hooks.ts';
import type { ForceInsurance, ForceInsuranceItem } from '../../../generated/types.gen.ts';
import { addDays, daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { privateNumber } from '../../../shared/hidden-fields/ownerPrivacy.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { stateOf } from '../insuranceKind.ts';
import { insuranceScope, insuranceStore } from '../insuranceStore.ts';
import { filesOf } from '../actions/insuranceStep.ts';
import { policiesOf } from './policies.ts';
import { insuranceSlots, requiredInsuranceSlots } from '../rules/submitChecks.ts';
import type { InsuranceHeader } from '../tables.ts';
import { insuranceWorkflow } from '../rules/workflow.ts';

/** Name of the model, in the user's language. */
export const productName = (language: Language) =>
  sql`coalesce((select name ->> ${language}::text from product where code = force_insurance.fourth_product), force_insurance.fourth_product) as product_name`;

export const insuranceList = (context: Context): ListDefinition<ForceInsuranceItem, Listed & ServiceFacts> => ({
  table: 'forceInsurance',
  columns: listColumns('forceInsurancesList', 'forceInsurance'),
  scope: insuranceScope,
  select: sql`force_insurance.*, ${productName(context.user.language)}`,
  // The rows of the table have the columns of both kinds.
  toReply: (row) => replyOf(context, 'ForceInsuranceItem', shown(context, row)),
});

/** Filters of the list and of its export. */
export const insuranceFilters = ({ user, services }: Context, query: Query): Filter[] => [
  keywords(['forceInsurance.insuranceNo', 'forceInsurance.vin', 'forceInsurance.policyNo'], query.keyword),
  oneOf('forceInsurance.status', query.status),
  equal('forceInsurance.dealerCode', query.dealerCode),
  equal('forceInsurance.insuranceType', query.insuranceType),
  query.expiry && search(expires(query.expiry, today(user, services.now()))),
  query.expiring === 'Y' ? search(expires('30', today(user, services.now()))) : undefined,
];

const expires = (when: NonNullable<Query['expiry']>, day: string) =>
  when === 'past'
    ? sql<SqlBool>`(force_insurance.policy_end < ${day}::date and (force_insurance.status = 'pass' or force_insurance.close_reason = 'expired'))`
    : sql<SqlBool>`(force_insurance.status = 'pass' and force_insurance.policy_end between ${day}::date and ${addDays(day, Number(when))}::date)`;

type Listed = InsuranceHeader & { productName: string };
/** Columns of services, which rows of policies have, too. */
type ServiceFacts = Pick<
  ForceInsuranceItem,
  | 'maintLevel'
  | 'crossDealer'
  | 'planHours'
  | 'dueFrom'
  | 'dueTo'
  | 'dueHoursFrom'
  | 'dueHoursTo'
  | 'maintDate'
  | 'operatingHours'
  | 'inTime'
  | 'freeFlag'
  | 'overrideRequested'
  | 'totalFee'
  | 'payable'
  | 'auditTotal'
>;

/** The row with what follows from it. */
const shown = <Row extends Listed>(context: Context, { productName: fourthProduct_dictText, ...row }: Row) => ({
  ...row,
  fourthProduct_dictText,
  daysLeft: row.status === 'pass' && row.policyEnd !== null ? daysBetween(today(context.user, context.services.now()), row.policyEnd) : null,
  allowedActions: allowedActions(insuranceWorkflow, context.user, stateOf(context)(row)) as ForceInsuranceItem['allowedActions'],
});

/** Fields of a service, empty for a policy. */
const noService = {
  maintLevel: null,
  crossDealer: null,
  planHours: null,
  dueFrom: null,
  dueTo: null,
  dueHoursFrom: null,
  dueHoursTo: null,
  maintDate: null,
  operatingHours: null,
  inTime: null,
  freeFlag: null,
  overrideRequested: null,
  totalFee: null,
  payable: null,
  auditTotal: null,
  noHours: false,
  technician: null,
  place: null,
  labourHours: null,
  hourRate: null,
  labourFee: null,
  partsFee: null,
  auditLabourHours: null,
  auditPartsFee: null,
  deductReason: null,
  windowOverride: null,
  overrideReason: null,
  overrideBy: null,
  nextMaintLevel: null,
  nextMaintHours: null,
  nextMaintDate: null,
  checklist: [],
  parts: [],
  plan: [],
};

/** One policy with those of the machine that are of its type. */
export async function findInsurance(context: Context, id: string): Promise<ForceInsurance> {
  const { services, user, db } = context;
  const { header } = await insuranceStore.find(context, id);
  const { rows } = await sql<{ productName: string }>`select ${productName(user.language)} from force_insurance where id = ${id}`.execute(db);
  const files = await filesOf(db, id);
  const chain = (await policiesOf(db, header.vin)).filter(({ insuranceType }) => insuranceType === header.insuranceType);
  const next = await sql<{ no: string }>`select insurance_no as no from force_insurance where previous_no = ${header.insuranceNo} and del_flag = 0
    and (status <> 'closed' or close_reason = 'expired') order by create_time desc limit 1`.execute(db);
  const reply = {
    ...shown(context, { ...header, ...rows[0]! }),
    nextNo: next.rows[0]?.no ?? null,
    chain: chain.map(({ id: policyId, insuranceNo, policyNo, policyStart, policyEnd, status }) => ({
      id: policyId,
      insuranceNo,
      policyNo,
      policyStart,
      policyEnd,
      status,
      status_dictText: services.dictionaries.text('bill_status', status, user.language),
    })),
    ...noService,
    slots: insuranceSlots.map((slot) => ({ slot, required: requiredInsuranceSlots.includes(slot), files: files.get(slot) ?? 0 })),
  };
  return replyOf(context, 'ForceInsurance', reply, { insuredIdNo: privateNumber(header.insuredIdNo, user) });
}

export const searchedPolicies = searchedList('forceInsurancesList', {
  list: insuranceList,
  docType: 'forceInsurance',
  permission: 'forceInsurance:query',
  page: '/service/forceInsurance',
  noun: 'force-insurance',
  title: 'insuranceNo',
  about: ['vin', 'dealerName'],
  fields: { insuranceNo: 'number', policyNo: 'code', vin: 'vin' },
});
