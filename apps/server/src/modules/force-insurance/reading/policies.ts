/** Policies of a machine, and what it shows of them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Db } from '../../../shared/database/database.ts';
import type { InsuranceHeader } from '../tables.ts';

/** A policy counts as ending soon so many days before its end. */
const soonDays = 30;

export type Policy = Pick<
  InsuranceHeader,
  'id' | 'insuranceNo' | 'insuranceType' | 'policyNo' | 'policyStart' | 'policyEnd' | 'status' | 'closeReason' | 'createTime'
>;

/** All policies of a machine, of whichever dealer, the oldest first. */
export const policiesOf = async (db: Db, vin: string): Promise<Policy[]> =>
  (
    await sql<Policy>`select id, insurance_no, insurance_type, policy_no, policy_start, policy_end, status, close_reason, create_time
      from force_insurance where vin = ${vin} and biz_type = 'insurance' and del_flag = 0 order by policy_start nulls last, create_time`.execute(db)
  ).rows;

/** It is, or was, in force: others were dropped on their way. */
export const wasInForce = ({ status, closeReason }: Pick<Policy, 'status' | 'closeReason'>): boolean => status === 'pass' || closeReason === 'expired';
/** It will be in force unless it is rejected. */
export const mayBeInForce = (policy: Policy): boolean => policy.status === 'submitted' || wasInForce(policy);
export const isOpen = ({ status }: Pick<Policy, 'status'>): boolean => status === 'draft' || status === 'submitted' || status === 'no_pass';

/** The policy that ends last of those that hold; undefined without one. */
export const latestOf = (policies: readonly Policy[]): Policy | undefined =>
  policies.reduce<Policy | undefined>((latest, policy) => (!latest || (policy.policyEnd ?? '') > (latest.policyEnd ?? '') ? policy : latest), undefined);

/** Third-party policies that were in force decide whether a machine counts as insured. */
const counts = sql<SqlBool>`biz_type = 'insurance' and insurance_type = 'third_party' and del_flag = 0 and (status = 'pass' or close_reason = 'expired')`;

/** Whether a machine counts as insured on a day whose last policy ends then. */
const statusOf = (policyEnd: RawBuilder<unknown>, day: string): RawBuilder<string> => sql`case when ${policyEnd} is null then 'none'
  when ${policyEnd} < ${day}::date then 'expired' when ${policyEnd} <= ${addDays(day, soonDays)}::date then 'expiring' else 'valid' end`;

/** Machines that must show another status because days have passed, as a query. */
export const machinesToShow = (day: string): RawBuilder<unknown> =>
  sql`select id, vin from vehicle where insurance_status in ('valid', 'expiring') and insurance_status <> ${statusOf(sql`policy_end`, day)}`;

/**
 * Writes on machines whether they are insured, and until when.
 * @param vins only these; default: all
 */
export async function showInsurance(db: Db, day: string, vins?: readonly string[]): Promise<void> {
  const these = (vin: RawBuilder<unknown>) => (vins === undefined ? sql`true` : sql`${vin} = any(${vins})`);
  await sql`update vehicle v set policy_end = state.policy_end, insurance_status = state.status, version = v.version + 1
    from (select m.id, latest.policy_end, ${statusOf(sql`latest.policy_end`, day)} as status
      from vehicle m left join (select vin, max(policy_end) as policy_end from force_insurance where ${counts} and ${these(sql`vin`)} group by vin) latest on latest.vin = m.vin
      where ${these(sql`m.vin`)}) state
    where v.id = state.id and (v.policy_end is distinct from state.policy_end or v.insurance_status <> state.status)`.execute(db);
}
