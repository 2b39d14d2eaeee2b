/** Whether a service may be begun for a machine. */
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import type { ServicedMachine } from './machine.ts';

type Asked = Pick<ServicedMachine, 'isSuspended'> & { planned: Pick<ServicedMachine['planned'], 'deliveryDate'> };

/** Why no service can be entered for a machine, in the order in which it is asked. @param openNo another service that is not finished */
export function machineReasons(machine: Asked | undefined, vin: string, openNo: string | null): Coded[] {
  if (!machine) return [{ code: 'E-012' }];
  if (machine.planned.deliveryDate === null) return [{ code: 'E-102', params: { vin } }];
  if (machine.isSuspended) return [{ code: 'E-141' }];
  return openNo === null ? [] : [{ code: 'E-266', params: { no: openNo } }];
}

/** The service `open` is not finished. */
export const isOpenService = sql<SqlBool>`open.biz_type = 'maintenance' and open.del_flag = 0 and open.status in ('draft', 'submitted', 'no_pass')`;

/** Number of a service of the machine that is not finished, of whichever dealer. */
export async function openServiceOf({ db }: Pick<Context, 'db'>, vin: string, exceptId: string | null): Promise<string | null> {
  const { rows } = await sql<{ insuranceNo: string }>`select insurance_no from force_insurance open
    where open.vin = ${vin} and open.id is distinct from ${exceptId} and ${isOpenService} limit 1`.execute(db);
  return rows[0]?.insuranceNo ?? null;
}
