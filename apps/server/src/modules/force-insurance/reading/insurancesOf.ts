import { sql } from 'kysely';
import type { VehicleInsurance } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { conditionOf } from '../../../shared/list/filters.ts';
import type { TabMachine } from '../../vehicle/service.ts';
import { insuranceScope } from '../insuranceStore.ts';
import type { InsuranceHeader } from '../tables.ts';

type Row = Pick<InsuranceHeader, 'id' | 'insuranceNo' | 'status' | 'insuranceType' | 'insurer' | 'policyNo' | 'policyStart' | 'policyEnd' | 'previousNo'>;

/** The policies of a machine that the user may see, the newest first. */
export async function insurancesOf({ db, services, user }: Context, { vin }: TabMachine): Promise<VehicleInsurance[]> {
  const { rows } =
    await sql<Row>`select id, insurance_no, status, insurance_type, insurer, policy_no, policy_start, policy_end, previous_no from force_insurance
    where vin = ${vin} and del_flag = 0 and ${conditionOf(insuranceScope(user))} order by policy_start desc nulls first, create_time desc limit 200`.execute(
      db,
    );
  const { text } = services.dictionaries;
  return rows.map(({ insuranceType, ...row }) => ({
    ...row,
    status_dictText: text('bill_status', row.status, user.language),
    insuranceType_dictText: text('insurance_type', insuranceType, user.language),
  }));
}
