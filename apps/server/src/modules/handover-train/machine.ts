/** Facts about machines that handovers need. */
import { sql } from 'kysely';
import { type MachineColumns, machineColumns } from '../../documents/saving/machineColumns.ts';
import type { Context } from '../../shared/context.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { today } from '../../shared/session/currentUser.ts';
import { type Policy, policyOn, warrantyFrom } from '../coverage/service.ts';
import type { HandoverHeader } from './tables.ts';

export interface Machine extends MachineColumns {
  id: string;
  vehicleStatus: string;
  pdiStatus: string | null;
  /** Of its acceptance. */
  pdiDate: string | null;
  /** On the hour meter at its acceptance. */
  pdiHours: number | null;
  /** Where the maker has let its warranty begin without a handover. */
  keptStart: string | null;
  /** Number of another handover of it that is not finished. */
  otherNo: string | null;
}

/** The machine by its VIN in the user's scope. @param handoverId the handover that asks */
export async function machineOf({ db, user }: Pick<Context, 'db' | 'user'>, vin: string, handoverId: string): Promise<Machine | undefined> {
  const { rows } = await sql<Machine>`select vehicle.id, ${sql.join(machineColumns.map((column) => sql.ref(column)))}, vehicle_status, pdi_status, pdi_date,
      case when warranty_reason is not null then warranty_start_date end as kept_start,
      (select max(hours) from vehicle_hours where vehicle_id = vehicle.id and source = 'arrivalAccept') as pdi_hours,
      (select handover_no from handover_train other where other.vehicle_id = vehicle.id and other.id <> ${handoverId} and other.del_flag = 0
        and other.status in ('draft', 'submitted', 'no_pass') limit 1) as other_no
    from vehicle where vin = ${vin} and del_flag = 0 and ${isInScope({ table: 'vehicle' }, user)}`.execute(db);
  return rows[0];
}

const accepted: readonly (string | null)[] = ['audit_succeeded', 'closed'];

/** Why a machine cannot be handed over now; null when it can. */
export function mayNotBeHandedOver(machine: Machine | undefined, vin: string): Coded | null {
  if (machine?.vehicleStatus === 'delivered') return { code: 'E-121' };
  if (machine?.vehicleStatus !== 'in_stock') return { code: 'E-102', params: { vin } };
  if (!accepted.includes(machine.pdiStatus)) return { code: 'E-120' };
  return machine.otherNo === null ? null : { code: 'E-266', params: { no: machine.otherNo } };
}

export interface Cover {
  policy: Policy | null;
  warranty: Pick<HandoverHeader, 'policyCode' | 'warrantyMonths' | 'warrantyHours' | 'warrantyStartDate' | 'warrantyEndDate'>;
  warnings: Coded[];
}

/** The cover of a machine that is delivered on a day, `YYYY-MM-DD`. It begins then, unless the maker has let it begin before. */
export async function coverFrom(
  context: Pick<Context, 'db'>,
  machine: Pick<Machine, 'secondProduct' | 'thirdProduct' | 'keptStart'>,
  day: string,
): Promise<Cover> {
  const policy = await policyOn(context, machine, day);
  const warranty = { policyCode: policy?.policyCode ?? null, ...warrantyFrom(policy, machine.keptStart ?? day) };
  const warnings: Coded[] = policy === null ? [{ code: 'W-207' }] : policy.hours === null && policy.noHours === 'N' ? [{ code: 'E-208' }] : [];
  return { policy, warranty, warnings };
}

/** Whether machines of its product have no hour meter. */
export const hasNoHours = async (context: Context, header: Pick<HandoverHeader, 'secondProduct' | 'thirdProduct' | 'deliveryDate'>): Promise<boolean> =>
  (await policyOn(context, header, header.deliveryDate ?? today(context.user, context.services.now())))?.noHours === 'Y';
